import { feed } from './feed.mjs'

export const css = `*{box-sizing:border-box}body{margin:0;font:16px/1.45 system-ui,sans-serif;background:#f4f6f8}
header{background:#123a5a;color:#fff;padding:16px 20px}main{display:grid;gap:12px;padding:12px 16px}
article{background:#fff;border-radius:12px;padding:16px}h1{font-size:20px;margin:0}h2{font-size:17px;margin:0 0 4px}
p{margin:0 0 8px}button{font:inherit;border:0;border-radius:8px;padding:8px 14px;background:#123a5a;color:#fff}`

const article = ({ id, title, text, host, day }) =>
  `<article><p>${host} · ${day}</p><h2><a href="#${id}">${title}</a></h2><p>${text}</p><button>Like</button></article>`

/** The feed as a document without scripts: no page can be shown earlier. */
export const staticPage = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Home</title><link rel="icon" href="data:,">
<style>${css}</style><header><h1>One Meridian Plaza</h1></header><main>${feed.map(article).join('\n')}</main></html>`
