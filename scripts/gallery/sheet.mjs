const figure = ({ file, brand, scheme, width }) => `<figure>
  <a href="${file}"><img src="${file}" loading="lazy" alt=""></a>
  <figcaption>${brand}, ${scheme}, ${width}</figcaption>
</figure>`

/** One page with all pictures side by side, one row per width. */
export function contactSheet(shots) {
  const widths = [...new Set(shots.map((shot) => shot.width))]
  const rows = widths.map((width) => {
    const row = shots.filter((shot) => shot.width === width)
    return `<h2>${width} px</h2><div>${row.map(figure).join('')}</div>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portico contact sheet</title>
<style>
  body { margin: 32px; font: 14px/1.5 system-ui, sans-serif; background: #e9e9e7 }
  div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; padding-bottom: 32px }
  figure { flex: none; width: 300px; margin: 0 }
  img { width: 100%; box-shadow: 0 2px 16px #0002 }
</style>${rows.join('')}</html>`
}
