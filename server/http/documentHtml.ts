import { escapeHtml } from './escapeHtml'

type Start = {
  lang: string
  dir: 'ltr' | 'rtl'
  /** Markup of the head, in addition to what every document has. */
  head: string
}

type Rest = {
  title: string
  /** Markup of the head that depends on the page. */
  head: string
  /** Markup of the page; empty if the browser renders it. */
  page: string
  /** The element with the boot data. */
  boot: string
}

/**
 * The beginning of a document, up to the parts of the head that depend on its page. If a static host serves the app,
 * `index.html` replaces it: both heads begin with the same elements.
 */
export const documentStart = ({ lang, dir, head }: Start): string =>
  `<!doctype html>
<html lang="${lang}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icon-180.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    ${head}
`

export const documentRest = ({ title, head, page, boot }: Rest): string =>
  `    <title>${escapeHtml(title)}</title>
    ${head}
  </head>
  <body>
    <div id="root">${page}</div>
    ${boot}
  </body>
</html>
`
