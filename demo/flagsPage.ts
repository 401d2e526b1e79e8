import { type FlagName, flagNames, flagNotes, flagRegistry } from '@contract/flagRegistry'
import { escapeHtml } from '@server/http/escapeHtml'
import { audiences, type FlagRule } from '@server/services/tenancy/flags/decide'

export const flagsPath = '/demo/flags'

export type Choice = { value: string; name: string }
type Given = {
  configured: Readonly<Record<string, boolean | undefined>>
  rules: readonly FlagRule[]
  buildings: readonly Choice[]
  brands: readonly Choice[]
  /** Why the last rule was rejected. */
  problem: string | null
}

const css = `
form.new { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1.5rem 0; padding: 1.25rem 1.5rem;
  background: var(--card); border: 1px solid var(--line); border-radius: 1rem }
label { display: grid; gap: .25rem; font-size: .875rem; color: var(--muted) }
${['building', 'brand', 'user', 'share'].map((kind) => `form.new:not(:has([value=${kind}]:checked)) .${kind} { display: none }`).join('\n')}
input, select, button { min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--field); border-radius: .5rem; max-width: 100% }
select option { color: #23201c; background: #fff }
button { cursor: pointer; font-weight: 600 }
form.new button { padding: 0 1.5rem; color: var(--on-brand); background: var(--brand); border-color: transparent }
.problem { padding: .75rem 1rem; border-inline-start: 4px solid var(--danger); background: var(--card) }
ul { list-style: none; margin: 0; padding: 0 }
.flags > li { display: grid; gap: .5rem; padding: 1rem 0; border-top: 1px solid var(--line) }
code { font: .875rem ui-monospace, monospace; overflow-wrap: anywhere }
.about { margin: 0 }
.rules { display: flex; flex-wrap: wrap; gap: .5rem }
.rules form { display: flex; gap: .5rem; align-items: center; padding-inline-start: .75rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 2rem }
.rules button { border: 0; min-height: 2.25rem }
`

const options = (choices: readonly Choice[]) =>
  choices
    .map(({ value, name }) => `<option value="${escapeHtml(value)}">${escapeHtml(name)}</option>`)
    .join('')

const audienceNames: Record<FlagRule['audience'], string> = {
  everyone: 'Everyone',
  building: 'A building',
  brand: 'A brand',
  user: 'A user',
  share: 'A share of all users',
}

/** The text of one rule: "on for Harbor Exchange". */
function messagesOf({ audience, value, enabled }: FlagRule, { buildings, brands }: Given): string {
  const nameIn = (choices: readonly Choice[]) =>
    choices.find((choice) => choice.value === value)?.name ?? value
  const whom = {
    everyone: () => 'everyone',
    building: () => nameIn(buildings),
    brand: () => nameIn(brands),
    user: () => value,
    share: () => `${value} % of all users`,
  }[audience]()
  return `${enabled ? 'on' : 'off'} for ${whom}`
}

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')

function ruleItem(rule: FlagRule, input: Given): string {
  const words = messagesOf(rule, input)
  const { flag, audience, value } = rule
  return `<li><form method="post">${hidden({ act: 'drop', flag, audience, value })}<span>${escapeHtml(words)}</span><button aria-label="Remove: ${escapeHtml(`${flag} ${words}`)}">✕</button></form></li>`
}

function flagItem(name: FlagName, input: Given): string {
  const { key, default: isDefault } = flagRegistry[name]
  const own = input.rules.filter(({ flag }) => flag === key)
  const isOn = input.configured[key] ?? isDefault
  return `<li id="${key}">
<h2><code>${key}</code></h2>
<p class="about">${escapeHtml(flagNotes[name].decides.replaceAll('*', ''))}. Otherwise ${isOn ? 'on' : 'off'}.</p>
${own.length === 0 ? '' : `<ul class="rules">${own.map((rule) => ruleItem(rule, input)).join('')}</ul>`}
</li>`
}

/** All flags with their rules, and one form for a new one. It has no scripts. */
export function flagsPage(input: Given) {
  const { buildings, brands, problem } = input
  const flags = flagNames.map((name) => flagRegistry[name].key).toSorted()
  const kinds = audiences
    .toReversed()
    .map((kind) => `<option value="${kind}">${audienceNames[kind]}</option>`)
  const content = `<p>Open apps follow within seconds. The narrowest rule wins: a user, then a building, a brand, a share of all users, everyone.</p>
${problem === null ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
<form class="new" method="post">
${hidden({ act: 'keep' })}
<label>Flag<select name="flag">${options(flags.map((value) => ({ value, name: value })))}</select></label>
<label>is<select name="enabled"><option value="true">on</option><option value="false">off</option></select></label>
<label>for<select name="audience">${kinds.join('')}</select></label>
<label class="building">Building<select name="building">${options(buildings)}</select></label>
<label class="brand">Brand<select name="brand">${options(brands)}</select></label>
<label class="user">User<input type="email" name="user" placeholder="ada@meridian.example"></label>
<label class="share">Per cent<input type="number" name="share" min="0" max="100" value="50"></label>
<button>Set the flag</button>
</form>
<ul class="flags">
${flagNames.map((name) => flagItem(name, input)).join('\n')}
</ul>`
  return { title: 'Flags', css, content }
}
