import type { Variables } from '@server/http/variables'
import type { Hono } from 'hono'
import { houseRules, recycling } from './places'

type Line = readonly [font: 'F1' | 'F2', size: number, text: string]

const rules: Line[] = [
  ['F2', 22, 'House rules'],
  ['F1', 12, 'One Meridian Plaza and Kontorhaus Hafenblick'],
  ['F2', 13, 'Deliveries'],
  ['F1', 12, 'Parcels have a door of their own: Water Street, or the jetty. Not the lobby.'],
  ['F2', 13, 'Bicycles and dogs'],
  ['F1', 12, 'Bicycles may use the service elevator, dogs the passenger ones. Neither the stairs.'],
  ['F2', 13, 'Visitors'],
  ['F1', 12, 'Guests need a name at the desk, nothing else.'],
  ['F2', 13, 'Music and late hours'],
  ['F1', 12, 'Music on the terrace ends at ten. The last one out turns the string lights off.'],
  ['F2', 13, 'When something breaks'],
  ['F1', 12, 'Send a service request. Most things are fixed the same day.'],
]

const bins: Line[] = [
  ['F2', 22, 'What goes where'],
  ['F1', 12, 'Four bins on every floor of One Meridian Plaza'],
  ['F2', 13, 'Glass'],
  ['F1', 12, 'Bottles and jars, empty, lids off. No drinking glasses, no mirrors.'],
  ['F2', 13, 'Paper'],
  ['F1', 12, 'Whatever tears, as long as it is dry. Pizza boxes are compost.'],
  ['F2', 13, 'Compost'],
  ['F1', 12, 'Food, flowers, and the cups of the lobby bar, lids included.'],
  ['F2', 13, 'The rest'],
  ['F1', 12, 'Everything you had to think about for more than five seconds.'],
  ['F2', 13, 'Batteries and lamps'],
  ['F1', 12, 'Bring them to the desk. Please do not post them through the slot.'],
]

/** A PDF of one Letter page: its objects, the table of their offsets, and the offset of that table. */
function writePdf(title: string, lines: readonly Line[]): string {
  const shown = lines.map(([font, size, text], n) => {
    const gap = n === 0 ? 0 : font === 'F2' ? 34 : 20
    return `/${font} ${size} Tf 0 -${gap} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj`
  })
  const content = `BT 72 700 Td ${shown.join('\n')} ET`
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${title}) /Producer (Portico) >>`,
  ]
  let pdf = '%PDF-1.4\n'
  const starts = objects.map((object, n) => {
    const start = pdf.length
    pdf += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = pdf.length
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`
}

export function serveDocuments(app: Hono<{ Variables: Variables }>): void {
  const documents = [
    [houseRules, writePdf('House rules', rules)],
    [recycling, writePdf('What goes where', bins)],
  ] as const
  for (const [path, pdf] of documents) {
    app.get(path, (context) => {
      context.set('route', path)
      return context.body(pdf, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
        'content-security-policy': "frame-ancestors 'self'",
        'cache-control': 'public, max-age=86400',
      })
    })
  }
}
