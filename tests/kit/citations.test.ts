import { sentencesOf } from '@kit/document/sentences'
import { expect, it } from 'vitest'
import behaviour from '../../docs/behaviour.md?raw'

const files = import.meta.glob<string>('../machines/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Read as text: to load every machine takes half a minute. `npm run charts -- check` reads the laws themselves. */
const laws = Object.values(files).join('\n')
const sentences = sentencesOf(behaviour).map(({ text }) => text)

const quoted = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`
const citing = new RegExp(String.raw`\bcites\(\s*(\[[^\]]*\]|${quoted})`, 'g')
const cited = [...laws.matchAll(citing)].flatMap(([, given = '']) =>
  [...given.matchAll(new RegExp(quoted, 'g'))].map(([text]) =>
    text.slice(1, -1).replaceAll(/\\(.)/g, '$1'),
  ),
)

it('finds every sentence that a law cites in docs/behaviour.md', () => {
  expect(cited.filter((each) => !sentences.includes(each))).toEqual([])
})

/** Raise it with each sentence that another law holds; a shared law may receive its sentence from the machine's own. */
const held = 300

it('holds as many sentences of docs/behaviour.md as before', () => {
  const isHeld = (text: string) =>
    ["'", '"'].some((quote) => laws.includes(quote + text.replaceAll(quote, `\\${quote}`) + quote))
  expect(sentences.filter(isHeld).length).toBeGreaterThanOrEqual(held)
})
