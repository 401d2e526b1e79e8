// Reduces the reference screenshots to 256 colors, which is within the tolerance of the comparison.
// Run after `playwright test --update-snapshots`.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

for (const suite of ['gallery', 'journeys']) {
  const folder = new URL(`../../e2e/${suite}/__screenshots__/`, import.meta.url)
  for (const name of await readdir(folder)) {
    const file = new URL(name, folder)
    const before = await readFile(file)
    const after = await sharp(before).png({ palette: true, effort: 10, dither: 0 }).toBuffer()
    if (after.length < before.length) await writeFile(file, after)
  }
}
