import type { SpokenLocale } from '@contract/locales'

type About = { host: string; building: string }

/** The texts of a mail to a visitor, in the language of the tenant who invited them. */
export type LetterMessages = {
  subject: Record<'invited' | 'cancelled', (building: string) => string>
  /** The host and the building; the day and hour follow on a line of their own. */
  says: Record<'invited' | 'cancelled', (about: About) => string>
  /** The line above the code. */
  code: string
  /** How the address is used and when it is deleted. */
  why: string
}

const english: LetterMessages = {
  subject: {
    invited: (building) => `Your visit to ${building}`,
    cancelled: (building) => `Your visit to ${building} is cancelled`,
  },
  says: {
    invited: ({ host, building }) => `${host} is expecting you at ${building}:`,
    cancelled: ({ host, building }) => `${host} has cancelled your visit to ${building}:`,
  },
  code: 'Show this code at the front desk. It works once, on the day of your visit:',
  why: 'We use your address for this visit only, and delete it a few weeks later.',
}

const german: LetterMessages = {
  subject: {
    invited: (building) => `Ihr Besuch: ${building}`,
    cancelled: (building) => `Ihr Besuch ist abgesagt: ${building}`,
  },
  says: {
    invited: ({ host, building }) => `${host} erwartet Sie (${building}):`,
    cancelled: ({ host, building }) => `${host} hat Ihren Besuch abgesagt (${building}):`,
  },
  code: 'Zeigen Sie diesen Code am Empfang. Er gilt am Tag Ihres Besuchs, einmal:',
  why: 'Wir verwenden Ihre Adresse nur für diesen Besuch und löschen sie einige Wochen danach.',
}

const spanish: LetterMessages = {
  subject: {
    invited: (building) => `Su visita a ${building}`,
    cancelled: (building) => `Se ha cancelado su visita a ${building}`,
  },
  says: {
    invited: ({ host, building }) => `${host} le espera en ${building}:`,
    cancelled: ({ host, building }) => `${host} ha cancelado su visita a ${building}:`,
  },
  code: 'Muestre este código en recepción. Es válido el día de su visita, una sola vez:',
  why: 'Usamos su dirección solo para esta visita y la borramos unas semanas después.',
}

const french: LetterMessages = {
  subject: {
    invited: (building) => `Votre visite : ${building}`,
    cancelled: (building) => `Votre visite est annulée : ${building}`,
  },
  says: {
    invited: ({ host, building }) => `${host} vous attend. Lieu : ${building}`,
    cancelled: ({ host, building }) => `${host} a annulé votre visite. Lieu : ${building}`,
  },
  code: 'Présentez ce code à l’accueil. Il est valable le jour de votre visite, une seule fois :',
  why: 'Nous n’utilisons votre adresse que pour cette visite et la supprimons quelques semaines plus tard.',
}

const italian: LetterMessages = {
  subject: {
    invited: (building) => `La sua visita: ${building}`,
    cancelled: (building) => `La sua visita è annullata: ${building}`,
  },
  says: {
    invited: ({ host, building }) => `${host} la aspetta. Luogo: ${building}`,
    cancelled: ({ host, building }) => `${host} ha annullato la sua visita. Luogo: ${building}`,
  },
  code: 'Mostri questo codice alla reception. È valido il giorno della visita, una sola volta:',
  why: 'Usiamo il suo indirizzo solo per questa visita e lo cancelliamo alcune settimane dopo.',
}

const norwegian: LetterMessages = {
  subject: {
    invited: (building) => `Besøket ditt i ${building}`,
    cancelled: (building) => `Besøket ditt i ${building} er avlyst`,
  },
  says: {
    invited: ({ host, building }) => `${host} venter deg i ${building}:`,
    cancelled: ({ host, building }) => `${host} har avlyst besøket ditt i ${building}:`,
  },
  code: 'Vis denne koden i resepsjonen. Den gjelder på besøksdagen, én gang:',
  why: 'Vi bruker adressen din bare til dette besøket og sletter den noen uker etterpå.',
}

const dutch: LetterMessages = {
  subject: {
    invited: (building) => `Uw bezoek aan ${building}`,
    cancelled: (building) => `Uw bezoek aan ${building} gaat niet door`,
  },
  says: {
    invited: ({ host, building }) => `${host} verwacht u in ${building}:`,
    cancelled: ({ host, building }) => `${host} heeft uw bezoek aan ${building} afgezegd:`,
  },
  code: 'Laat deze code zien bij de receptie. Hij is geldig op de dag van uw bezoek, één keer:',
  why: 'We gebruiken uw adres alleen voor dit bezoek en wissen het enkele weken later.',
}

const polish: LetterMessages = {
  subject: {
    invited: (building) => `Wizyta: ${building}`,
    cancelled: (building) => `Wizyta odwołana: ${building}`,
  },
  says: {
    invited: ({ host, building }) =>
      `Zaproszenie na wizytę. Miejsce: ${building}, gospodarz: ${host}`,
    cancelled: ({ host, building }) =>
      `Wizyta została odwołana. Miejsce: ${building}, gospodarz: ${host}`,
  },
  code: 'Ten kod należy okazać w recepcji. Jest ważny w dniu wizyty, jeden raz:',
  why: 'Używamy adresu tylko na potrzeby tej wizyty i usuwamy go kilka tygodni po niej.',
}

const portuguese: LetterMessages = {
  subject: {
    invited: (building) => `A sua visita: ${building}`,
    cancelled: (building) => `A sua visita foi cancelada: ${building}`,
  },
  says: {
    invited: ({ host, building }) => `${host} espera por si. Local: ${building}`,
    cancelled: ({ host, building }) => `${host} cancelou a sua visita. Local: ${building}`,
  },
  code: 'Mostre este código na receção. É válido no dia da visita, uma única vez:',
  why: 'Usamos o seu endereço apenas para esta visita e apagamo-lo algumas semanas depois.',
}

export const letterMessages: Record<SpokenLocale, LetterMessages> = {
  'en-us': english,
  'en-gb': english,
  'de-de': german,
  'es-es': spanish,
  'fr-ca': french,
  'fr-fr': french,
  'it-it': italian,
  'nb-no': norwegian,
  'nl-nl': dutch,
  'pl-pl': polish,
  'pt-pt': portuguese,
}
