import type { MarkdownRenderer } from 'vitepress'

/** Names the buttons that copy code in the language of their page; the theme has one name for all. */
export function nameCopyButtons(markdown: MarkdownRenderer) {
  const fence = markdown.renderer.rules.fence!
  markdown.renderer.rules.fence = (tokens, i, options, env, self) => {
    const html = fence(tokens, i, options, env, self)
    return env.relativePath?.startsWith('zh/') ? html.replace('title="Copy Code"', 'title="复制代码"') : html
  }
}
