import type { DefaultTheme } from 'vitepress'

// VitePress sends these functions to the browser as text, so each stands alone: no imports, no calls of one another.

/** Words of Latin script; Chinese, which has no spaces, as single characters and pairs of neighbours. */
function tokenizePage(text: string): string[] {
  const words = text.match(/[\p{Script=Han}]+|[^\s\p{P}\p{S}\p{Script=Han}]+/gu) ?? []
  return words.flatMap((word) => {
    if (!/\p{Script=Han}/u.test(word)) return [word]
    const characters = [...word]
    return [...characters, ...characters.slice(1).map((character, i) => characters[i] + character)]
  })
}

/** As for pages, but a query of several characters asks for pairs only: single ones would match nearly every page. Words that only ask do not count. */
function tokenizeQuery(text: string): string[] {
  const asking = /^(?:how|what|why|where|when|is|are|do|does|can|i|to|a|an|the|it|for|with|in|of|use|using)$/i
  const all = text.replace(/如何|怎么|怎样|是否|什么|吗/g, ' ').match(/[\p{Script=Han}]+|[^\s\p{P}\p{S}\p{Script=Han}]+/gu) ?? []
  const rest = all.filter((word) => !asking.test(word))
  const words = rest.length > 0 ? rest : text.match(/[\p{Script=Han}]+|[^\s\p{P}\p{S}\p{Script=Han}]+/gu) ?? []
  return words.flatMap((word) => {
    const characters = [...word]
    if (!/\p{Script=Han}/u.test(word) || characters.length === 1) return [word]
    return characters.slice(1).map((character, i) => characters[i] + character)
  })
}

export const searchOptions: DefaultTheme.LocalSearchOptions = {
  miniSearch: {
    options: { tokenize: tokenizePage },
    searchOptions: { tokenize: tokenizeQuery, combineWith: 'AND' },
  },
  locales: {
    zh: {
      translations: {
        button: { buttonText: '搜索', buttonAriaLabel: '搜索' },
        modal: {
          displayDetails: '显示详细列表',
          resetButtonTitle: '清除查询',
          backButtonTitle: '关闭搜索',
          noResultsText: '没有结果：',
          footer: { selectText: '选择', navigateText: '移动', closeText: '关闭' },
        },
      },
    },
  },
}
