import type { MarkdownRenderer } from 'vitepress'

const nameOf = { en: (heading: string) => `Link to “${heading}”`, zh: (heading: string) => `“${heading}”的链接` }

/** Names the links beside headings by what readers see; by themselves they repeat the source with its marks, in English on every page. */
export function nameHeadingLinks(markdown: MarkdownRenderer) {
  markdown.core.ruler.push('heading_links', (state) => {
    const language = state.env.relativePath?.startsWith('zh/') ? 'zh' : 'en'
    state.tokens.forEach(({ type }, i) => {
      const parts = (type === 'heading_open' && state.tokens[i + 1].children) || []
      const link = parts.find((part) => part.attrGet('class') === 'header-anchor')
      // The theme keeps entities in text as they are typed.
      const heading = parts
        .filter((part) => part !== link)
        .map(({ type, content }) => (type === 'text' ? markdown.utils.unescapeAll(content) : type === 'code_inline' ? content : ''))
        .join('')
      link?.attrSet('aria-label', nameOf[language](heading.trim()))
    })
  })
}
