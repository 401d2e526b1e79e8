import { sentencesOf } from '@kit/document/sentences'
import { expect, it } from 'vitest'
import behaviour from '../../docs/behaviour.md?raw'

const files = import.meta.glob<string>('../machines/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const literal = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g
const call = /\bcites\(\s*(\[[^\]]*\]|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g

/** The sentences in the calls of `cites`, read from the text: loading every machine takes half a minute. */
const cited = Object.values(files).flatMap((text) =>
  [...text.matchAll(call)].flatMap(([, given = '']) =>
    [...given.matchAll(literal)].map(([quoted]) => quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1')),
  ),
)
const sentences = sentencesOf(behaviour).map(({ text }) => text)

/** `npm run charts -- check` tells which laws cite what is gone. */
it('finds every sentence that a law cites in docs/behaviour.md', () => {
  expect(cited.filter((each) => !sentences.includes(each))).toEqual([])
})

it('reads every call of cites', () => {
  const calls = Object.values(files).flatMap((text) => [...text.matchAll(/\bcites\(/g)])
  expect([...Object.values(files).join('\n').matchAll(call)]).toHaveLength(calls.length)
})

/** Raise it with each sentence that another law holds. A sentence that leaves the document takes its laws with it. */
const held = 300

it('holds as many sentences of docs/behaviour.md as before', () => {
  expect(new Set(cited).size).toBeGreaterThanOrEqual(held)
})
