import { defineAsyncComponent } from 'vue'
import type { Theme } from 'vitepress'
// System fonts: nothing to load, and Chinese looks as it does elsewhere on the reader's machine.
import DefaultTheme from 'vitepress/theme-without-fonts'
import Layout from './Layout.vue'
import './style.css'

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    // Loaded with the first page that shows one: chart.js is larger than the rest of the site.
    app.component('WorkloadCharts', defineAsyncComponent(() => import('./components/WorkloadCharts.vue')))
    app.component('SummaryTable', defineAsyncComponent(() => import('./components/SummaryTable.vue')))
    app.component('SourceNote', defineAsyncComponent(() => import('./components/SourceNote.vue')))
    app.component('HomeHero', defineAsyncComponent(() => import('./components/HomeHero.vue')))
    app.component('CostTable', defineAsyncComponent(() => import('./components/CostTable.vue')))
    app.component('DiagnosticList', defineAsyncComponent(() => import('./components/DiagnosticList.vue')))
  },
} satisfies Theme
