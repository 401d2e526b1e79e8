/** The report's styles, light and dark. */
export const reportStyle = `
:root { color-scheme: light dark; --text: light-dark(#1b1f24, #e8eaed); --muted: light-dark(#5b6470, #9aa3ad);
  --page: light-dark(#fbfaf8, #14171a); --card: light-dark(#fff, #1c2024); --line: light-dark(#d9d6d0, #343a41);
  --many: light-dark(#1c7a4b, #58c78d); --few: light-dark(#a86400, #e5a84a); --none: light-dark(#c0322b, #ff8078); }
* { box-sizing: border-box }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page) }
header, main { max-width: 1200px; margin: 0 auto; padding: 0 24px }
header { padding-top: 40px }
h1 { font-size: 30px; letter-spacing: -.02em; margin: 0 }
h2 { margin: 0; font-size: 20px }
p { margin: 4px 0 16px; color: var(--muted) }
.legend span { margin-right: 20px; color: var(--text) }
.legend span::before { content: ''; display: inline-block; width: 22px; height: 3px; margin-right: 8px; vertical-align: middle; background: currentColor }
.legend .many::before { color: var(--many) } .legend .few::before { color: var(--few) } .legend .none::before { color: var(--none) }
.overview { width: 100%; border-collapse: collapse; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; font-variant-numeric: tabular-nums }
.overview th { text-align: left; font-weight: 500 } .overview thead th { color: var(--muted); font-size: 13px }
.overview th, .overview td { padding: 8px 12px; border-bottom: 1px solid var(--line); white-space: nowrap; vertical-align: top }
.overview td.wide { white-space: normal; width: 60% }
.layers { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0 0 12px; padding: 0; border: 0 } .layers legend { float: left; color: var(--muted) } .layers input { accent-color: var(--many) }
.bar { display: block; height: 4px; border-radius: 2px; background: linear-gradient(90deg, var(--many) var(--part), var(--line) 0) }
.up { color: var(--many) } .down { color: var(--none) }
a { color: inherit }
section { margin: 40px 0; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; scroll-margin-top: 16px }
.chart { overflow: auto } svg { display: block; margin: 0 auto }
svg text { font: 13px system-ui, sans-serif; fill: var(--text) }
.state rect { fill: color-mix(in srgb, var(--level) 7%, var(--card)); stroke: var(--level); stroke-width: 1.5 }
.state.group rect { fill: color-mix(in srgb, var(--level) 3%, transparent) } .state.final rect { stroke-width: 4 }
.state.parallel rect { stroke-dasharray: 6 4 }
.state text { font-weight: 600 } .state text.invoke { font-weight: 400; fill: var(--muted); font-size: 12px }
.many { --level: var(--many) } .few { --level: var(--few) } .none { --level: var(--none) }
.arrow path { fill: none; stroke: var(--level); stroke-width: 1.5; opacity: .7 } .arrow path.tip { fill: var(--level) }
.arrow.none path { stroke-dasharray: 5 4 }
text.label { font-size: 11px; cursor: pointer; fill: var(--level); paint-order: stroke; stroke: var(--card); stroke-width: 3px }
text.label:hover, text.label:focus { text-decoration: underline; outline: none } text.more { fill: var(--muted) }
.initial { fill: var(--text) }
.lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 16px; margin-top: 16px }
summary { cursor: pointer; font-weight: 500 } ul { margin: 8px 0; padding-left: 20px; color: var(--muted); font-size: 13px; overflow-wrap: anywhere }
#panel { position: fixed; right: 24px; bottom: 24px; width: min(460px, calc(100vw - 48px)); max-height: 60vh; overflow: auto; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; box-shadow: 0 12px 40px rgb(0 0 0 / .25) }
#panel h3 { margin: 0 32px 8px 0; font-size: 15px; overflow-wrap: anywhere } #panel button { position: absolute; top: 12px; right: 12px; width: 32px; height: 32px; border: 0; border-radius: 8px; background: none; color: inherit; font-size: 18px; cursor: pointer }
`

/** Shows the walks behind a transition when its label is pressed. */
export const reportScript = `
const panel = document.getElementById('panel')
function show(label) {
  const chart = charts[label.closest('[data-chart]').dataset.chart]
  const name = label.dataset.transition
  panel.replaceChildren()
  const close = Object.assign(document.createElement('button'), { textContent: '×', ariaLabel: 'Close', onclick: () => { panel.hidden = true; label.focus() } })
  const heading = Object.assign(document.createElement('h3'), { textContent: name })
  panel.append(close, heading)
  add((chart.taken[name] || 0) + ' steps; the shortest walks:', chart.walks[name] || [])
  for (const layer of layers) {
    const tests = layer.transitions[name] || []
    add(tests.length > 0 ? 'Tests in ' + layer.name + ':' : 'No test in ' + layer.name, tests)
  }
  panel.hidden = false
}
function add(title, items) {
  const list = document.createElement('ul')
  for (const item of items) list.append(Object.assign(document.createElement('li'), { textContent: item }))
  panel.append(Object.assign(document.createElement('p'), { textContent: title }), list)
}
/** What the page showed at first: the paths and random walks. */
const first = new Map([...document.querySelectorAll('.state, .arrow, text.label')].map((each) => [each, each.getAttribute('class')]))
function color(name) {
  const layer = layers.find((each) => each.name === name)
  const level = (isReached) => (isReached ? 'many' : 'none')
  for (const [each, classes] of first) {
    if (layer === undefined) { each.setAttribute('class', classes); continue }
    const { state, transition, transitions } = each.dataset
    const machine = charts[each.closest('[data-chart]').dataset.chart].id
    const isReached = state !== undefined ? machine + '.' + state in layer.states
      : transition !== undefined ? transition in layer.transitions
      : transitions !== undefined && JSON.parse(transitions).every((one) => one in layer.transitions)
    each.setAttribute('class', classes.replace(/\\b(?:none|few|many)\\b/, level(isReached)))
  }
}
document.addEventListener('change', ({ target }) => { if (target.name === 'layer') color(target.value) })
document.addEventListener('click', ({ target }) => { const label = target.closest && target.closest('[data-transition]'); if (label) show(label) })
document.addEventListener('keydown', ({ key, target }) => { if (key === 'Escape') panel.hidden = true; else if (key === 'Enter' && target.dataset && target.dataset.transition !== undefined) show(target) })
`
