// Checks the messages of every language: extraction must change nothing, and nothing may be
// untranslated.
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

/** Messages with their translations; without the header, which contains a date. */
function messages(text) {
  const entries = [...text.matchAll(/^msgid ((?:"(?:.*)"\n?)+)msgstr ((?:"(?:.*)"\n?)+)/gm)]
  const unquoted = (quoted) => [...quoted.matchAll(/"(.*)"/g)].map((part) => part[1]).join('')
  return entries
    .map((entry) => [unquoted(entry[1]), unquoted(entry[2])])
    .filter(([id]) => id !== '')
}

/** Extracts into a copy, so that concurrent edits are not lost. */
const copy = '.cache/locales'
rmSync(copy, { recursive: true, force: true })
cpSync(folder, copy, { recursive: true })
execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean'], {
  stdio: 'ignore',
  env: { ...process.env, PORTICO_LOCALES: `<rootDir>/${copy}` },
})
const problems = []
/**
 * Translations by locale: parts of the page are combined in any order, so they must agree on each
 * message.
 */
const message = new Map()
let count = 0
for (const path of files(folder)) {
  const now = messages(readFileSync(join(copy, relative(folder, path)), 'utf8'))
  const text = readFileSync(path, 'utf8')
  const old = messages(text)
  // Browsers would still fetch messages that no screen uses.
  if (/^#~ /m.test(text)) problems.push(`${path}: holds texts that are gone (npm run extract)`)
  const ids = (list) =>
    list
      .map(([id]) => id)
      .toSorted()
      .join('\n')
  if (ids(now) !== ids(old)) problems.push(`${path}: out of date; run npm run extract`)
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
