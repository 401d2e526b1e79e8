import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports/mail'

const timeoutMs = 10_000

const transportTo = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
  })

/** Connects and signs in, and sends nothing. Rejects with the error of nodemailer. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = transportTo(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** The part after the @ of `Portico <mail@portico.example>`. */
const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

/** `url` is `smtp://user:password@host:port` or `smtps://…`; `from` is the sender of all mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = transportTo(url)
  return {
    send: async ({ to, subject, text, replyTo, attachments = [] }, id) => {
      await transport.sendMail({
        from,
        // A mail that is tried again, because no reply came, is the same mail for those who receive it.
        messageId: `<${id}@${domainOf(from)}>`,
        // As an object, the address is not parsed, so it cannot become a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        attachments: attachments.map(({ name, contentType, content }) => ({
          filename: name,
          contentType,
          content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
        })),
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}
