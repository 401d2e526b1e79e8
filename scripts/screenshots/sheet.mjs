import sharp from 'sharp'

/** Small enough for a thousand pictures on one page, large enough to judge them. */
const shown = { 390: 260, 820: 360, 1440: 480 }

async function figure({ brand, width, scheme, lang, picture }) {
  const small = await sharp(picture)
    .resize({ width: shown[width] ?? 360 })
    .webp({ quality: 72 })
    .toBuffer()
  return `<figure data-of="${brand} ${width} ${scheme} ${lang}">
  <img src="data:image/webp;base64,${small.toString('base64')}" loading="lazy" alt="">
  <figcaption>${brand}, ${width}, ${scheme}, ${lang}</figcaption>
</figure>`
}

/** One self-contained page with all pictures, one row per screen. */
export async function screenshotSheet(shots) {
  const rows = []
  for (const name of new Set(shots.map((shot) => shot.name))) {
    const figures = []
    for (const shot of shots.filter((each) => each.name === name)) figures.push(await figure(shot))
    rows.push(`<h2>${name}</h2><div>${figures.join('')}</div>`)
  }
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portico screenshots</title>
<style>
  body { margin: 32px; font: 14px/1.5 system-ui, sans-serif; background: #e9e9e7 }
  div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; padding-bottom: 32px }
  figure { flex: none; margin: 0 }
  img { display: block; box-shadow: 0 2px 16px #0002 }
</style>${rows.join('')}</html>`
}
