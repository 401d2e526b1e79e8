import { fontFaces } from '../fonts'

/** Styles of the demo's mini-apps, in the host's colors (`begin.ts`) and the platform's fonts. */
export const miniCss = `${fontFaces}:root { color-scheme: light dark; --brand: #34495e; --on-brand: #fff; --display: Display, Georgia, serif; --text: Text, system-ui, sans-serif;
  --ink: #1f2328; --ground: color-mix(in srgb, var(--brand) 3%, #fffdfa); --surface: #fff; --muted: color-mix(in srgb, var(--ink) 70%, var(--ground));
  --line: color-mix(in srgb, var(--ink) 14%, var(--ground)); --edge: color-mix(in srgb, var(--ink) 55%, var(--ground)); --bad: #a8201a }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9ecef; --ground: color-mix(in srgb, var(--brand) 8%, #121517); --surface: color-mix(in srgb, var(--brand) 10%, #1b1f22); --bad: #ff9d96 }
}
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
body { margin: 0 auto; padding: 1.5rem 1.25rem 3rem; max-width: 40rem; font: 1.0625rem/1.5 var(--text); color: var(--ink); background: var(--ground);
  overflow-wrap: break-word; font-synthesis: none; -webkit-font-smoothing: antialiased }
h1, h2 { font-family: var(--display); font-weight: 400; line-height: 1.15; letter-spacing: -.015em; text-wrap: balance }
h1 { font-size: min(2.25rem, 11vw) }
h1:focus { outline: 0 }
h2 { font-size: 1.25rem }
.muted { color: var(--muted) }
ul { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: 1rem }
li { display: grid; gap: .25rem; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem }
form { display: grid; gap: 1.5rem; margin-top: 1.5rem; justify-items: start }
label { display: grid; gap: .375rem; width: 100%; font-weight: 600 }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; font-weight: 400; color: inherit; background: var(--surface);
  border: 1px solid var(--edge); border-radius: .5rem }
.alert { padding: .75rem 1rem; color: var(--bad); border: 1px solid currentcolor; border-radius: .5rem; margin-block: 1rem }
button { min-height: 2.75rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; line-height: 1.3; color: var(--on-brand); background: var(--brand);
  border: 1px solid transparent; border-radius: .5rem; cursor: pointer }
:focus-visible { outline: 3px solid var(--edge); outline-offset: 2px }
.code { font: 600 1.5rem/1.5 ui-monospace, monospace; letter-spacing: .06em; margin: 1rem 0; padding: 1rem; text-align: center; background: var(--surface);
  border: 1px dashed var(--edge); border-radius: .75rem }
`
