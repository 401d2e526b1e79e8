import type { Hono } from 'hono'
import type { Variables } from '../http/server'
import { houseRules } from './places'

const lines = [
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
  ['F1', 12, 'Send a service request. Most things are mended the same day.'],
] as const

/** One page of Letter, written by hand: objects, where each begins, and where that table begins. */
function writePdf(): string {
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
    '<< /Title (House rules) /Producer (Portico) >>',
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
  const pdf = writePdf()
  app.get(houseRules, (context) => {
    context.set('route', houseRules)
    return context.body(pdf, 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="house-rules.pdf"',
      'content-security-policy': "frame-ancestors 'self'",
      'cache-control': 'public, max-age=86400',
    })
  })
}
