import { fontFaces } from '../fonts'

/** Styles of the demo's mini-apps, in the host's colors (`begin.ts`) and the platform's fonts. */
export const miniCss = `${fontFaces}:root { color-scheme: light dark; --brand: #34495e; --on-brand: #fff; --display: Display, Georgia, serif; --text: Text, system-ui, sans-serif;
  --ink: #1f2328; --ground: color-mix(in srgb, var(--brand) 3%, #fffdfa); --surface: #fff; --muted: color-mix(in srgb, var(--ink) 70%, var(--ground));
  --line: color-mix(in srgb, var(--ink) 14%, var(--ground)); --edge: color-mix(in srgb, var(--ink) 55%, var(--ground));
  --wash: color-mix(in srgb, var(--brand) 9%, var(--surface)); --good: #1a6b3c; --bad: #a8201a }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9ecef; --ground: color-mix(in srgb, var(--brand) 8%, #121517); --surface: color-mix(in srgb, var(--brand) 10%, #1b1f22);
    --wash: color-mix(in srgb, var(--brand) 36%, var(--surface)); --good: #7fd3a2; --bad: #ff9d96 }
}
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
body { margin: 0 auto; padding: 1.5rem 1.25rem 3rem; max-width: 52rem; font: 1.0625rem/1.5 var(--text); color: var(--ink); background: var(--ground);
  overflow-wrap: break-word; font-synthesis: none; -webkit-font-smoothing: antialiased }
h1, h2, h3 { font-family: var(--display); font-weight: 400; line-height: 1.15; letter-spacing: -.015em; text-wrap: balance }
h1 { font-size: min(2.25rem, 11vw) }
h1:focus { outline: 0 }
h2 { font-size: 1.5rem; margin-top: 2.5rem }
h3, li h2 { font-size: 1.25rem; margin: 0 }
.muted { color: var(--muted) }
.small { font-size: .9375rem }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 1rem }
img { display: block; width: 100%; object-fit: cover; background: var(--wash) }

.rooms { grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)) }
.room { position: relative; display: grid; grid-template-rows: auto 1fr; overflow: hidden; background: var(--surface); border: 1px solid var(--line);
  border-radius: .75rem }
.room img { aspect-ratio: 16 / 9 }
.room div { display: grid; align-content: start; gap: .25rem; padding: 1rem 1.25rem 1.25rem }
.room button { all: unset; cursor: pointer; font: inherit }
.room button::after { content: ''; position: absolute; inset: 0; border-radius: .75rem }
.room button:focus-visible::after { outline: 3px solid var(--edge); outline-offset: -3px }
@media (hover: hover) { .room:hover { border-color: var(--edge) } }
.banner { aspect-ratio: 21 / 9; border-radius: .75rem; margin: 1rem 0 1.5rem }
.pill { justify-self: start; margin-top: .5rem; padding: .125rem .75rem; font-size: .875rem; font-weight: 600; background: var(--wash); border-radius: 1rem }

.people li { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: .5rem 1rem; padding: 1.25rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: .75rem }
.people .status { justify-self: start; margin-top: .5rem; padding: .125rem .75rem; width: fit-content; font-size: .875rem; font-weight: 600;
  background: var(--wash); border-radius: 1rem }
.people .status.checked_in { color: var(--good) }
.empty { margin-top: 1rem; padding: 2.5rem 1.5rem; text-align: center; color: var(--muted); border: 1px dashed var(--line); border-radius: .75rem }
@media (max-width: 30rem) { .people li { grid-template-columns: 1fr } .people li button { justify-self: start } }

form { display: grid; gap: 1.5rem; margin-top: 1.5rem }
.two { display: grid; gap: 1.5rem 1rem; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)) }
.field { display: grid; gap: .375rem; align-content: start; min-width: 0 }
.field > label, legend { font-weight: 600; padding: 0 }
input:not([type=radio]), select, textarea { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--edge); border-radius: .5rem }
[aria-invalid=true] { border-color: var(--bad); box-shadow: 0 0 0 1px var(--bad) }
option { background: var(--surface) }
.problem { font-size: .9375rem; color: var(--bad) }
.problem::before { content: '! '; content: '! ' / ''; font-weight: 700 }
.problem:empty { display: none }
.alert { padding: .75rem 1rem; color: var(--bad); border: 1px solid currentcolor; border-radius: .5rem; margin-top: 1rem }

fieldset { min-width: 0; padding: 0; border: 0 }
fieldset .problem { margin-top: .5rem }
.slots { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); gap: .5rem; margin-top: .75rem }
.slot { position: relative; display: grid; place-items: center; min-height: 2.75rem; padding: .25rem; font-size: .9375rem; text-align: center;
  font-variant-numeric: tabular-nums; background: var(--surface); border: 1px solid var(--edge); border-radius: .5rem; cursor: pointer }
.slot input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit }
.slot:has(:checked) { color: var(--on-brand); background: var(--brand); border-color: var(--brand); font-weight: 600 }
.slot.during { background: var(--wash); border-color: var(--brand) }
.slot:has(:focus-visible) { outline: 3px solid var(--edge); outline-offset: 2px }
.slot:has(:disabled) { color: var(--muted); background: transparent; border-style: dashed; border-color: var(--line); cursor: default }
.slot.taken span, .slot.blocked span { text-decoration: line-through }
.slot.own:has(:disabled) { color: var(--ink); background: var(--wash); border-style: solid }
.slot small { font-size: .75rem }
.total { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .5rem 1rem; padding-block: 1rem;
  border-block: 1px solid var(--line) }
.total b { font-size: 1.25rem; font-variant-numeric: tabular-nums }

button { min-height: 2.75rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; line-height: 1.3; color: var(--on-brand); background: var(--brand);
  border: 1px solid transparent; border-radius: .5rem; cursor: pointer }
button.plain { color: inherit; background: transparent; border-color: color-mix(in srgb, var(--ink) 30%, transparent) }
button[aria-disabled=true] { cursor: progress; opacity: .7 }
.row { display: flex; flex-wrap: wrap; gap: .75rem }
:focus-visible { outline: 3px solid var(--edge); outline-offset: 2px }

.ticket { margin: 1.5rem 0; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden }
.ticket img { aspect-ratio: 3 / 1 }
.ticket dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.25rem; padding: 1.25rem; margin: 0 }
.ticket h2 { margin: 0; padding: 1.25rem 1.25rem 0 }
dt { color: var(--muted) }
dd { margin: 0; font-weight: 600 }
.code { font: 600 1rem/1.5 ui-monospace, monospace; letter-spacing: .06em }
.code.large { margin: 1rem 0; padding: 1rem; font-size: 1.5rem; text-align: center; background: var(--surface); border: 1px dashed var(--edge); border-radius: .75rem }
main > p + .row, main > p + button { margin-top: 1.5rem }
`
