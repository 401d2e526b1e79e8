/**
 * npm run brand -- new NAME [--title "Quayside"] [--host quay.localhost] [--primary '#21506b'] [--secondary '#d98e3f'] [--family default]
 * npm run brand -- check [NAME]
 */
import { randomUUID } from 'node:crypto'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brandFile } from '@contract/brand'
import { readBrandFiles, readBrands } from '@server/brands'
import { brandTokens } from '@ui/theme/brand'
import { contrastFigures } from '@ui/theme/contrastFigures'
import * as v from 'valibot'
import { drawLogo, drawMark } from './brand/logo'

const folder = 'config/brands'
const { positionals, values } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    host: { type: 'string' },
    primary: { type: 'string', default: '#21506b' },
    secondary: { type: 'string', default: '#d98e3f' },
    family: { type: 'string', default: 'default' },
  },
})
const [command, name] = positionals

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/**
 * Writes all files that a new brand needs, with placeholders for those that should be edited by
 * hand.
 */
async function make(identifier: string): Promise<void> {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(identifier)) {
    stop('Name the brand in small letters, digits and hyphens: npm run brand -- new quayside')
  }
  const path = join(folder, identifier)
  if ((await stat(path).catch(() => null)) !== null) stop(`${path} is there already.`)
  const title = values.title ?? identifier.replace(/^./, (first) => first.toUpperCase())
  const { primary, secondary } = values
  const file = {
    name: title,
    host: values.host ?? `${identifier}.localhost`,
    uuid: randomUUID(),
    configUuid: randomUUID(),
    family: values.family,
    colors: { primary, secondary },
    pictures: { logo: 'logo.svg', mark: 'mark.svg' },
    addresses: { support: `hello@${identifier}.example` },
  }
  const result = v.safeParse(brandFile, file)
  if (!result.success) {
    const [issue] = result.issues
    stop(`${v.getDotPath(issue) ?? 'The brand'}: ${issue.message}`)
  }
  // A simple symbol of the two colors to start with.
  const mark = `<rect x="2" y="2" width="24" height="24" rx="7" fill="${primary}"/><path d="M2 19a12 12 0 0 1 24 0a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7z" fill="${secondary}"/>`
  const letters = { family: 'serif', weight: 550, size: 21, spacing: 0 } as const
  const light = brandTokens(
    { primaryColor: primary, secondaryColor: secondary, allowsDark: true },
    'light',
  )
  const dark = brandTokens(
    { primaryColor: primary, secondaryColor: secondary, allowsDark: true },
    'dark',
  )
  const ink = '--portico-brand-text'
  const logo = await drawLogo({
    words: title,
    letters,
    ink: light[ink] ?? primary,
    inkOnDark: dark[ink] ?? '#fff',
    mark,
  })
  await mkdir(path, { recursive: true })
  await Promise.all([
    writeFile(join(path, 'brand.json'), `${JSON.stringify(file, null, 2)}\n`),
    writeFile(join(path, 'logo.svg'), logo),
    writeFile(join(path, 'mark.svg'), drawMark(mark)),
  ])
  process.stdout.write(
    `${path}/brand.json, logo.svg and mark.svg are written. Start the server again: http://${file.host}:4310\n\n`,
  )
  await check(identifier)
}

/** Loads the brands as the server does, and prints their contrast. */
async function check(wanted: string | undefined): Promise<void> {
  const brands = await readBrands(folder)
  await readBrandFiles(folder, brands)
  const chosen = brands.filter(({ identifier }) => wanted === undefined || identifier === wanted)
  if (chosen.length === 0) stop(`There is no ${folder}/${wanted}.`)
  for (const { colors, identifier } of chosen) {
    process.stdout.write(`${identifier}\n`)
    const brand = {
      primaryColor: colors.primary,
      secondaryColor: colors.secondary,
      primaryFontColor: colors.onPrimary ?? null,
      allowsDark: colors.dark,
    }
    for (const { over, ratio, scheme, under, what } of contrastFigures(brand)) {
      const figure = ratio.toFixed(1).padStart(5)
      process.stdout.write(
        `  ${scheme.padEnd(6)}${what.padEnd(30)}${over} on ${under} ${figure} : 1\n`,
      )
    }
  }
}

try {
  if (command === 'new' && name !== undefined) await make(name)
  else if (command === 'check') await check(name)
  else stop('npm run brand -- new NAME, or npm run brand -- check [NAME]')
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
