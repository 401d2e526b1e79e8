import type { SpokenLocale } from '@contract/locales'
import type { LetterMessages } from './messages'

const english: Record<'assigned' | 'replied', LetterMessages> = {
  assigned: {
    subject: (place) => `A request in ${place} is assigned to you`,
    text: (place) => `From now on you have this request in ${place}:`,
    open: 'To work on it, open this address:',
  },
  replied: {
    subject: (place) => `News about a request in ${place}`,
    text: () => 'The tenant has done something about a request that is assigned to you:',
    open: 'To see it, open this address:',
  },
}

const french: typeof english = {
  assigned: {
    subject: (place) => `Une demande à ${place} vous est attribuée`,
    text: (place) => `Cette demande à ${place} vous est désormais confiée :`,
    open: 'Pour vous en occuper, ouvrez cette adresse :',
  },
  replied: {
    subject: (place) => `Du nouveau sur une demande à ${place}`,
    text: () => 'Le locataire a réagi à une demande qui vous est attribuée :',
    open: 'Pour la voir, ouvrez cette adresse :',
  },
}

const all: Record<SpokenLocale, typeof english> = {
  'en-us': english,
  'en-gb': english,
  'de-de': {
    assigned: {
      subject: (place) => `Eine Anfrage in ${place} ist Ihnen zugewiesen`,
      text: (place) => `Diese Anfrage in ${place} liegt jetzt bei Ihnen:`,
      open: 'Um sie zu bearbeiten, öffnen Sie diese Adresse:',
    },
    replied: {
      subject: (place) => `Neues zu einer Anfrage in ${place}`,
      text: () => 'Der Mieter hat sich zu einer Anfrage gemeldet, die Ihnen zugewiesen ist:',
      open: 'Um sie zu sehen, öffnen Sie diese Adresse:',
    },
  },
  'es-es': {
    assigned: {
      subject: (place) => `Se le ha asignado una solicitud en ${place}`,
      text: (place) => `Desde ahora se encarga de esta solicitud en ${place}:`,
      open: 'Para ocuparse de ella, abra esta dirección:',
    },
    replied: {
      subject: (place) => `Novedades sobre una solicitud en ${place}`,
      text: () => 'El inquilino ha respondido sobre una solicitud que tiene asignada:',
      open: 'Para verla, abra esta dirección:',
    },
  },
  'fr-ca': french,
  'fr-fr': french,
  'it-it': {
    assigned: {
      subject: (place) => `Le è stata assegnata una richiesta in ${place}`,
      text: (place) => `Da ora questa richiesta in ${place} è affidata a lei:`,
      open: 'Per occuparsene, apra questo indirizzo:',
    },
    replied: {
      subject: (place) => `Novità su una richiesta in ${place}`,
      text: () => 'L’inquilino ha dato riscontro su una richiesta assegnata a lei:',
      open: 'Per vederla, apra questo indirizzo:',
    },
  },
  'nb-no': {
    assigned: {
      subject: (place) => `En henvendelse i ${place} er tildelt deg`,
      text: (place) => `Du har nå ansvaret for denne henvendelsen i ${place}:`,
      open: 'Åpne denne adressen for å arbeide med den:',
    },
    replied: {
      subject: (place) => `Nytt om en henvendelse i ${place}`,
      text: () => 'Leietakeren har gitt beskjed om en henvendelse som er tildelt deg:',
      open: 'Åpne denne adressen for å se den:',
    },
  },
  'nl-nl': {
    assigned: {
      subject: (place) => `Een verzoek in ${place} is aan u toegewezen`,
      text: (place) => `Vanaf nu behandelt u dit verzoek in ${place}:`,
      open: 'Open dit adres om eraan te werken:',
    },
    replied: {
      subject: (place) => `Nieuws over een verzoek in ${place}`,
      text: () => 'De huurder heeft gereageerd op een verzoek dat aan u is toegewezen:',
      open: 'Open dit adres om het te bekijken:',
    },
  },
  'pl-pl': {
    assigned: {
      subject: (place) => `Przydzielono Ci zgłoszenie w ${place}`,
      text: (place) => `Od teraz zajmujesz się tym zgłoszeniem w ${place}:`,
      open: 'Aby się nim zająć, otwórz ten adres:',
    },
    replied: {
      subject: (place) => `Nowe informacje o zgłoszeniu w ${place}`,
      text: () => 'Najemca odniósł się do zgłoszenia, które jest Ci przydzielone:',
      open: 'Aby je zobaczyć, otwórz ten adres:',
    },
  },
  'pt-pt': {
    assigned: {
      subject: (place) => `Foi-lhe atribuído um pedido em ${place}`,
      text: (place) => `A partir de agora, este pedido em ${place} está a seu cargo:`,
      open: 'Para tratar dele, abra este endereço:',
    },
    replied: {
      subject: (place) => `Novidades sobre um pedido em ${place}`,
      text: () => 'O inquilino reagiu a um pedido que lhe está atribuído:',
      open: 'Para o ver, abra este endereço:',
    },
  },
}

const lettersOf = (kind: 'assigned' | 'replied') =>
  Object.fromEntries(
    Object.entries(all).map(([locale, letters]) => [locale, letters[kind]]),
  ) as Record<SpokenLocale, LetterMessages>

/** The mail to a member of staff who has been given a request. */
export const assigned = lettersOf('assigned')
/** The mail to those who have a request, when its tenant replies, reopens or withdraws it. */
export const replied = lettersOf('replied')
