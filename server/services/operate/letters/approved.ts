import type { SpokenLocale } from '@contract/locales'
import type { LetterMessages } from './messages'

const english: LetterMessages = {
  subject: (place) => `Your account for ${place} is ready`,
  text: (place, brand) => `Your sign-up for ${place} has been approved. Welcome to ${brand}.`,
  open: 'To sign in, open this address:',
}

const french: LetterMessages = {
  subject: (place) => `Votre compte pour ${place} est prêt`,
  text: (place, brand) => `Votre inscription à ${place} a été acceptée. Bienvenue sur ${brand}.`,
  open: 'Pour vous connecter, ouvrez cette adresse :',
}

/** The mail to a person whose sign-up for a building was approved. */
export const approved: Record<SpokenLocale, LetterMessages> = {
  'en-us': english,
  'en-gb': english,
  'de-de': {
    subject: (place) => `Ihr Konto für ${place} ist bereit`,
    text: (place, brand) =>
      `Ihre Registrierung für ${place} wurde freigegeben. Willkommen bei ${brand}.`,
    open: 'Um sich anzumelden, öffnen Sie diese Adresse:',
  },
  'es-es': {
    subject: (place) => `Su cuenta para ${place} está lista`,
    text: (place, brand) =>
      `Se ha aprobado su registro en ${place}. Le damos la bienvenida a ${brand}.`,
    open: 'Para iniciar sesión, abra esta dirección:',
  },
  'fr-ca': french,
  'fr-fr': french,
  'it-it': {
    subject: (place) => `Il suo account per ${place} è pronto`,
    text: (place, brand) =>
      `La sua registrazione a ${place} è stata approvata. Le diamo il benvenuto in ${brand}.`,
    open: 'Per accedere, apra questo indirizzo:',
  },
  'nb-no': {
    subject: (place) => `Kontoen din for ${place} er klar`,
    text: (place, brand) => `Registreringen din i ${place} er godkjent. Velkommen til ${brand}.`,
    open: 'Åpne denne adressen for å logge inn:',
  },
  'nl-nl': {
    subject: (place) => `Uw account voor ${place} is klaar`,
    text: (place, brand) => `Uw registratie voor ${place} is goedgekeurd. Welkom bij ${brand}.`,
    open: 'Open dit adres om in te loggen:',
  },
  'pl-pl': {
    subject: (place) => `Twoje konto w ${place} jest gotowe`,
    text: (place, brand) => `Twoja rejestracja w ${place} została zatwierdzona. Witamy w ${brand}.`,
    open: 'Aby się zalogować, otwórz ten adres:',
  },
  'pt-pt': {
    subject: (place) => `A sua conta para ${place} está pronta`,
    text: (place, brand) =>
      `O seu registo em ${place} foi aprovado. Damos-lhe as boas-vindas a ${brand}.`,
    open: 'Para iniciar sessão, abra este endereço:',
  },
}
