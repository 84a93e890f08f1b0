import { defineConfig, type DefaultTheme } from 'vitepress'
import { nameCopyButtons } from './copy-buttons'
import { nameHeadingLinks } from './heading-links'
import { searchOptions } from './search'
import { firstPage, sidebar } from './sidebar'
import { siteAddress } from './site-address.mjs'
import { showUsings } from './usings'

function english(): DefaultTheme.Config {
  return {
    nav: [
      { text: 'Guide', link: firstPage('en'), activeMatch: '/en/(?!perf/|diagnostics/|api/)\\w' },
      { text: 'Performance', link: '/en/perf/', activeMatch: '/en/perf/' },
      { text: 'Diagnostics', link: '/en/diagnostics/', activeMatch: '/en/diagnostics/' },
      { text: 'API', link: '/en/api/', activeMatch: '/en/api/' },
    ],
    sidebar: sidebar('en'),
    outline: { level: [2, 3], label: 'On this page' },
    skipToContentLabel: 'Skip to content',
    notFound: { title: 'Page not found', quote: 'There is no page at this address.', linkText: 'To the start page', linkLabel: 'To the start page' },
  }
}

function chinese(): DefaultTheme.Config {
  return {
    nav: [
      { text: '指南', link: firstPage('zh'), activeMatch: '/zh/(?!perf/|diagnostics/|api/)\\w' },
      { text: '性能', link: '/zh/perf/', activeMatch: '/zh/perf/' },
      { text: '诊断', link: '/zh/diagnostics/', activeMatch: '/zh/diagnostics/' },
      { text: 'API', link: '/zh/api/', activeMatch: '/zh/api/' },
    ],
    sidebar: sidebar('zh'),
    outline: { level: [2, 3], label: '本页目录' },
    docFooter: { prev: '上一页', next: '下一页' },
    darkModeSwitchLabel: '外观',
    lightModeSwitchTitle: '切换到浅色模式',
    darkModeSwitchTitle: '切换到深色模式',
    sidebarMenuLabel: '菜单',
    returnToTopLabel: '回到顶部',
    langMenuLabel: '切换语言',
    skipToContentLabel: '跳到正文',
    notFound: { title: '页面不存在', quote: '此地址没有页面。', linkText: '返回首页', linkLabel: '返回首页' },
  }
}

export default defineConfig({
  title: 'Nino',
  base: siteAddress.pathname,
  cleanUrls: true,
  srcExclude: ['README.md', 'node_modules/**', 'tools/**'],
  // Nothing is asked of the network but the site itself.
  head: [['link', { rel: 'icon', href: `${siteAddress.pathname}mark.svg`, type: 'image/svg+xml' }]],
  locales: {
    en: { label: 'English', lang: 'en', description: 'A binary serializer for C#', themeConfig: english() },
    zh: { label: '简体中文', lang: 'zh-CN', description: '用于 C# 的二进制序列化库', themeConfig: chinese() },
  },
  themeConfig: {
    search: { provider: 'local', options: searchOptions },
  },
  markdown: {
    // The defaults miss the contrast that WCAG asks for.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    preConfig: showUsings,
    config: (markdown) => {
      nameHeadingLinks(markdown)
      nameCopyButtons(markdown)
    },
  },
  vite: {
    build: { chunkSizeWarningLimit: 600 },
  },
})
