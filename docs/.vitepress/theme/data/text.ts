import { computed } from 'vue'
import { useData } from 'vitepress'

/** Nino's figure, and the best of the others. */
interface Best { own: string, other: string, name: string, times: string }

function names(write: Best, read: Best, and: string) {
  return [...new Set([write.name, read.name])].join(and)
}

const en = {
  titled: (title: string, subject: string) => `${title}: ${subject}`,
  aside: (title: string, aside: string) => `${title} (${aside})`,
  semicolon: '; ',
  limit: (name: string) => `${name}, limit`,
  measured: 'Measured',
  publishedBy: (report: string) => `Published figures (${report})`,
  publishedNote: 'Printed by that report, from its authors’ machine; not measured here.',
  metric: 'Show',
  time: 'Time',
  ratio: 'Ratio',
  processorTime: 'Time on the processor',
  elapsed: 'Time by the clock',
  methods: 'Compiled methods',
  allocated: 'Allocated',
  payload: 'Payload',
  scale: 'Scale',
  linear: 'Linear',
  logarithmic: 'Logarithmic',
  rows: 'Rows',
  all: 'All',
  first: 'Six lowest, binary',
  length: 'Elements',
  write: 'Serialize',
  read: 'Deserialize',
  intoBuffer: 'Serialize into a reused buffer',
  payloadTitle: 'Bytes written',
  lowerIsBetter: 'lower is better',
  multiple: (bar: string, multiple: string) => `${bar} (${multiple})`,
  multiples: '× is the multiple of Nino’s figure',
  relativeTo: (name: string) => `${name} = 1`,
  numbers: 'The numbers as a table',
  serializer: 'Serializer',
  median: 'Median',
  range: 'Min – max',
  error: 'Error',
  deviation: 'StdDev',
  different: 'Gave back something else than went in:',
  raised: 'Raised an exception, and has no figures:',
  exception: 'exception',
  noData: (name: string) => `The result file has no rows for ${name}.`,
  fills: { nino: 'Nino', binary: 'binary format', text: 'text format', limit: 'hand-written limit, no checks' },
  chart: (title: string, rows: string) => `Bar chart. ${title}: ${rows}.`,
  measuredWith: (date: string) => `Measured ${date}, with`,
  workload: 'Workload',
  nino: 'Nino',
  compact: 'compact',
  smallestOther: 'Smallest other',
  fastestOther: 'Fastest other',
  toFloor: '÷ Floor',
  share: 'Nino ÷ fastest other',
  mark: 'the fastest other serializer = 1 ×',
  oneObject: (name: string) => `One object of the class ${name}; lower is better`,
  inWords: (write: Best, read: Best, payload: Best) =>
    `Nino writes this object in ${write.own} and reads it in ${read.own}: ${write.times} and ${read.times} times as fast as the fastest other serializers (${names(write, read, ' and ')}). It takes ${payload.own}; the smallest other, ${payload.name}, ${payload.other}.`,
  unstated: 'The report does not name the unit of its times.',
}

const zh: typeof en = {
  titled: (title: string, subject: string) => `${title}：${subject}`,
  aside: (title: string, aside: string) => `${title}（${aside}）`,
  semicolon: '；',
  limit: (name: string) => `${name}，极限`,
  measured: '实测',
  publishedBy: (report: string) => `已发表的数据（${report}）`,
  publishedNote: '数据引自该报告，由其作者在自己的机器上测得，并非本站实测。',
  metric: '显示',
  time: '时间',
  ratio: '比值',
  processorTime: '处理器时间',
  elapsed: '时钟时间',
  methods: '编译的方法数',
  allocated: '分配',
  payload: '字节数',
  scale: '刻度',
  linear: '线性',
  logarithmic: '对数',
  rows: '行',
  all: '全部',
  first: '最低的六个二进制库',
  length: '元素个数',
  write: '序列化',
  read: '反序列化',
  intoBuffer: '序列化到复用的缓冲区',
  payloadTitle: '写出的字节数',
  lowerIsBetter: '越低越好',
  multiple: (bar: string, multiple: string) => `${bar}（${multiple}）`,
  multiples: '× 表示 Nino 的多少倍',
  relativeTo: (name: string) => `${name} = 1`,
  numbers: '数据表',
  serializer: '序列化库',
  median: '中位数',
  range: '最小 – 最大',
  error: '误差',
  deviation: '标准差',
  different: '读回的值与写入的不同：',
  raised: '抛出异常，因此没有数据：',
  exception: '异常',
  noData: (name: string) => `结果文件中没有 ${name} 的数据。`,
  fills: { nino: 'Nino', binary: '二进制格式', text: '文本格式', limit: '手写的极限，不做检查' },
  chart: (title: string, rows: string) => `条形图。${title}：${rows}。`,
  measuredWith: (date: string) => `测量于 ${date}，所用命令：`,
  workload: '数据',
  nino: 'Nino',
  compact: '紧凑',
  smallestOther: '其他库中最小',
  fastestOther: '其他库中最快',
  toFloor: '÷ Floor',
  share: 'Nino ÷ 其他库中最快者',
  mark: '其他库中最快者 = 1 ×',
  oneObject: (name: string) => `一个 ${name} 类的对象；越低越好`,
  inWords: (write: Best, read: Best, payload: Best) =>
    `Nino 写出这个对象用时 ${write.own}，读回用时 ${read.own}，分别是其他库中最快者（${names(write, read, '、')}）的 ${write.times} 倍和 ${read.times} 倍速度；共 ${payload.own}，其他库中最小的 ${payload.name} 为 ${payload.other}。`,
  unstated: '该报告没有注明时间的单位。',
}

export type Text = typeof en

export function useLanguage() {
  const { lang } = useData()
  return computed<'en' | 'zh'>(() => (lang.value.startsWith('zh') ? 'zh' : 'en'))
}

export function useText() {
  const language = useLanguage()
  return computed<Text>(() => (language.value === 'zh' ? zh : en))
}
