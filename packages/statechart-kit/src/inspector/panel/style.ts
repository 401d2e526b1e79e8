/** The styles of the panel, light and dark. It is in a shadow root: the app's styles do not reach it. */
export const panelStyle = `
:host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483000; font: 14px/1.5 system-ui, sans-serif; color-scheme: light dark;
  --text: light-dark(#1b1f24, #e8eaed); --muted: light-dark(#5b6470, #a3acb6); --card: light-dark(#fff, #1c2024); --page: light-dark(#f6f4f0, #14171a);
  --line: light-dark(#d9d6d0, #343a41); --lit: light-dark(#0b6b50, #58c78d); --seen: light-dark(#6b7480, #8d97a3); --new: light-dark(#a8afb8, #565f69); --bad: light-dark(#b3261e, #ff8078) }
* { box-sizing: border-box }
h2, h3, p, ul, ol, pre { margin: 0; padding: 0 } ul, ol { list-style: none }
button, select, textarea { font: inherit; color: var(--text); background: var(--card); border: 1px solid var(--line); border-radius: 8px }
button { min-height: 32px; padding: 2px 12px; cursor: pointer }
button:hover { border-color: var(--muted) } button[aria-pressed=true], button[aria-current=true], [aria-selected=true] { border-color: var(--lit); color: var(--lit); font-weight: 600 }
:focus-visible { outline: 2px solid var(--lit); outline-offset: 2px }
.open { position: absolute; bottom: 12px; left: 12px; box-shadow: 0 2px 10px rgb(0 0 0 / .2); border-radius: 999px; padding: 4px 16px }
.panel { display: grid; grid-template: auto minmax(0, 1fr) / 240px minmax(0, 1fr) 380px; height: min(56vh, 640px); color: var(--text); background: var(--page); border-top: 1px solid var(--line); box-shadow: 0 -8px 40px rgb(0 0 0 / .2) }
.panel[hidden] { display: none }
.bar { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 16px; border-bottom: 1px solid var(--line); background: var(--card) }
.bar h2 { font-size: 16px; margin-right: auto } .status { color: var(--muted); font-size: 13px }
.column { overflow: auto; padding: 12px 16px; min-width: 0; border-right: 1px solid var(--line) } .column:last-child { border: 0 }
.column h3 { font-size: 13px; color: var(--muted); margin: 16px 0 6px } .column h3:first-child { margin-top: 0 }
.tree ul { padding-left: 14px } .tree button { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; width: 100%; text-align: left; border-color: transparent; background: none; padding: 2px 8px; overflow-wrap: anywhere }
.tree .state { color: var(--muted); font-size: 12px; font-weight: 400 } .tree .ended { color: var(--muted); font-style: italic }
.chart svg { display: block; margin: 0 auto } svg text { font: 13px system-ui, sans-serif; fill: var(--text) }
.state rect { fill: color-mix(in srgb, var(--level) 6%, var(--card)); stroke: var(--level); stroke-width: 1.5 } .state text { font-weight: 600 }
.state text.invoke { font-weight: 400; fill: var(--muted); font-size: 12px } .state.parallel rect { stroke-dasharray: 6 4 } .state.final rect { stroke-width: 4 }
.many { --level: var(--lit) } .few { --level: var(--seen) } .none { --level: var(--new) }
.state.many rect { stroke-width: 2.5; fill: color-mix(in srgb, var(--lit) 16%, var(--card)) }
.arrow path { fill: none; stroke: var(--level); stroke-width: 1.5 } .arrow path.tip { fill: var(--level) } .arrow.many path { stroke-width: 2.5 }
text.label { font-size: 11px; fill: var(--text); paint-order: stroke; stroke: var(--page); stroke-width: 3px } text.label.many { fill: var(--lit); font-weight: 600 } .initial { fill: var(--text) }
table { width: 100%; border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums } th { text-align: left; color: var(--muted); font-weight: 500 }
th, td { padding: 3px 8px 3px 0; vertical-align: top; overflow-wrap: anywhere } tbody tr { border-top: 1px solid var(--line) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/1.5 ui-monospace, monospace }
.events li, .steps li { padding: 6px 0; border-top: 1px solid var(--line); display: grid; gap: 4px } .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
.events .name, .steps .name { font-weight: 600; margin-right: auto; overflow-wrap: anywhere } .guard { font-size: 12px; color: var(--muted) } .guard.true { color: var(--lit) } .guard.false { color: var(--bad) }
textarea { width: 100%; min-height: 64px; padding: 8px; font: 12px/1.5 ui-monospace, monospace } label { display: grid; gap: 4px; font-size: 13px; color: var(--muted) }
.problem { color: var(--bad); font-size: 13px }
@media (max-width: 900px) { .panel { grid-template: auto auto auto auto / minmax(0, 1fr); height: 80vh; overflow: auto } .column { border-right: 0; border-bottom: 1px solid var(--line) } }
`
