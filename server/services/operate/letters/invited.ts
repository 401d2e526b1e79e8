import type { SpokenLocale } from '@contract/locales'
import type { LetterMessages } from './messages'

const english: LetterMessages = {
  subject: (building) => `You’re invited to ${building}`,
  text: (building, brand) => `You’ve been added to ${building} at ${brand}.`,
  open: 'To sign in or set up your account, open this address and enter your email address:',
}

const french: LetterMessages = {
  subject: (building) => `Invitation à rejoindre ${building}`,
  text: (building, brand) => `Vous avez accès à ${building} sur ${brand}.`,
  open: 'Pour vous connecter ou créer votre compte, ouvrez cette adresse et saisissez votre adresse e-mail :',
}

/** The mail that invites a person into a building. */
export const invited: Record<SpokenLocale, LetterMessages> = {
  'en-us': english,
  'en-gb': english,
  'de-de': {
    subject: (building) => `Einladung zu ${building}`,
    text: (building, brand) => `Sie wurden bei ${brand} zu ${building} hinzugefügt.`,
    open: 'Um sich anzumelden oder Ihr Konto einzurichten, öffnen Sie diese Adresse und geben Sie Ihre E-Mail-Adresse ein:',
  },
  'es-es': {
    subject: (building) => `Invitación a ${building}`,
    text: (building, brand) => `Le han añadido a ${building} en ${brand}.`,
    open: 'Para iniciar sesión o crear su cuenta, abra esta dirección e introduzca su correo electrónico:',
  },
  'fr-ca': { ...french, open: french.open.replace('adresse e-mail', 'adresse courriel') },
  'fr-fr': french,
  'it-it': {
    subject: (building) => `Invito a ${building}`,
    text: (building, brand) => `È stato aggiunto l’accesso a ${building} su ${brand}.`,
    open: 'Per accedere o creare l’account, apra questo indirizzo e inserisca il suo indirizzo e-mail:',
  },
  'nb-no': {
    subject: (building) => `Invitasjon til ${building}`,
    text: (building, brand) => `Du er lagt til i ${building} hos ${brand}.`,
    open: 'Åpne denne adressen og oppgi e-postadressen din for å logge inn eller opprette kontoen:',
  },
  'nl-nl': {
    subject: (building) => `Uitnodiging voor ${building}`,
    text: (building, brand) => `U bent bij ${brand} toegevoegd aan ${building}.`,
    open: 'Open dit adres en voer uw e-mailadres in om in te loggen of uw account aan te maken:',
  },
  'pl-pl': {
    subject: (building) => `Zaproszenie do ${building}`,
    text: (building, brand) => `Masz teraz dostęp do ${building} w ${brand}.`,
    open: 'Aby się zalogować lub utworzyć konto, otwórz ten adres i podaj swój adres e-mail:',
  },
  'pt-pt': {
    subject: (building) => `Convite para ${building}`,
    text: (building, brand) => `Passou a ter acesso a ${building} em ${brand}.`,
    open: 'Para iniciar sessão ou criar a sua conta, abra este endereço e introduza o seu e-mail:',
  },
}
