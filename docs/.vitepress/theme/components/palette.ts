import type { Fill } from '../data/model'

/** The colours of the page at this moment: they stand once, in style.css. */
export interface Palette {
  fill: Record<Fill, string>
  background: string
  text: string
  strong: string
  grid: string
}

const tile = 8

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(name).trim()
  return {
    fill: {
      nino: color('--chart-nino'),
      binary: color('--chart-binary'),
      text: color('--chart-text'),
      limit: color('--chart-limit'),
    },
    background: color('--vp-c-bg'),
    text: color('--chart-label'),
    strong: color('--chart-label-strong'),
    grid: color('--chart-grid'),
  }
}

/**
 * The fill of a bar. Blue against greys is told apart by lightness alone, so that no kind of colour blindness matters;
 * text formats are striped and the limit is dotted as well.
 */
export function paint(fill: Fill, palette: Palette): string | CanvasPattern {
  if (fill === 'nino' || fill === 'binary') return palette.fill[fill]
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = tile
  const context = canvas.getContext('2d')!
  if (fill === 'text') drawStripes(context, palette)
  else drawDots(context, palette)
  return context.createPattern(canvas, 'repeat')!
}

function drawStripes(context: CanvasRenderingContext2D, palette: Palette) {
  context.fillStyle = palette.fill.text
  context.fillRect(0, 0, tile, tile)
  context.strokeStyle = palette.background
  context.lineWidth = 1.5
  for (const offset of [-tile, 0, tile]) {
    context.beginPath()
    context.moveTo(offset, tile)
    context.lineTo(offset + tile, 0)
    context.stroke()
  }
}

function drawDots(context: CanvasRenderingContext2D, palette: Palette) {
  context.fillStyle = palette.fill.limit
  for (const [x, y] of [[2, 2], [6, 6]]) {
    context.beginPath()
    context.arc(x, y, 1.4, 0, 2 * Math.PI)
    context.fill()
  }
}
