// Every text in every language: extraction changes nothing, and nothing is untranslated.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const folder = 'src/locales'
const exempt = ['el-el']

function files(root) {
  return readdirSync(root).flatMap((name) => {
    const path = join(root, name)
    return statSync(path).isDirectory() ? files(path) : path.endsWith('.po') ? [path] : []
  })
}

/** Messages with their translation; the date in the header is no text. */
function messages(text) {
  const entries = [...text.matchAll(/^msgid ((?:"(?:.*)"\n?)+)msgstr ((?:"(?:.*)"\n?)+)/gm)]
  const unquoted = (quoted) => [...quoted.matchAll(/"(.*)"/g)].map((part) => part[1]).join('')
  return entries
    .map((entry) => [unquoted(entry[1]), unquoted(entry[2])])
    .filter(([id]) => id !== '')
}

/** A copy is extracted anew, so that what somebody writes meanwhile is not lost. */
const copy = '.cache/locales'
rmSync(copy, { recursive: true, force: true })
cpSync(folder, copy, { recursive: true })
execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean'], {
  stdio: 'ignore',
  env: { ...process.env, PORTICO_LOCALES: `<rootDir>/${copy}` },
})
const problems = []
/** What each locale says for a text: parts of the page are put together, in whatever order they come. */
const message = new Map()
let count = 0
for (const path of files(folder)) {
  const now = messages(readFileSync(join(copy, relative(folder, path)), 'utf8'))
  const text = readFileSync(path, 'utf8')
  const old = messages(text)
  // What no screen says any more would still be fetched with the others.
  if (/^#~ /m.test(text)) problems.push(`${path}: holds texts that are gone (npm run extract)`)
  const ids = (list) =>
    list
      .map(([id]) => id)
      .toSorted()
      .join('\n')
  if (ids(now) !== ids(old)) problems.push(`${path}: not extracted anew (npm run extract)`)
  if (exempt.some((locale) => path.includes(`/${locale}/`))) continue
  count += now.length
  for (const [id, translation] of now) {
    if (translation === '') problems.push(`${path}: "${id}" is not translated`)
    const key = `${basename(dirname(path))} ${id}`
    if ((message.get(key) ?? translation) !== translation) {
      problems.push(`${path}: "${id}" is translated in another way elsewhere`)
    }
    message.set(key, translation)
  }
}
rmSync(copy, { recursive: true })
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
process.stdout.write(`${count} texts, all translated\n`)
