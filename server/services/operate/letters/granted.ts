import type { SpokenLocale } from '@contract/locales'
import type { LetterMessages } from './messages'

const english: LetterMessages = {
  subject: (place) => `You can now use the console for ${place}`,
  text: (place, brand) =>
    `You’ve been given a role for ${place} at ${brand}. If you haven’t set up your account yet, do that first, with this email address.`,
  open: 'To start, open the console and sign in:',
}

const french: LetterMessages = {
  subject: (place) => `Vous avez accès à la console pour ${place}`,
  text: (place, brand) =>
    `Un rôle vous a été attribué pour ${place} sur ${brand}. Si vous n’avez pas encore créé votre compte, commencez par là, avec cette adresse.`,
  open: 'Ouvrez ensuite la console et connectez-vous :',
}

/** The mail to a person who was granted a role. */
export const granted: Record<SpokenLocale, LetterMessages> = {
  'en-us': english,
  'en-gb': english,
  'de-de': {
    subject: (place) => `Sie können jetzt die Konsole für ${place} nutzen`,
    text: (place, brand) =>
      `Sie haben bei ${brand} eine Rolle für ${place} erhalten. Falls Sie noch kein Konto eingerichtet haben, tun Sie das zuerst, mit dieser Adresse.`,
    open: 'Öffnen Sie dann die Konsole und melden Sie sich an:',
  },
  'es-es': {
    subject: (place) => `Ya puede usar la consola para ${place}`,
    text: (place, brand) =>
      `Se le ha asignado un rol para ${place} en ${brand}. Si todavía no ha creado su cuenta, hágalo primero con esta dirección.`,
    open: 'Después, abra la consola e inicie sesión:',
  },
  'fr-ca': french,
  'fr-fr': french,
  'it-it': {
    subject: (place) => `Ora può usare la console per ${place}`,
    text: (place, brand) =>
      `Le è stato assegnato un ruolo per ${place} in ${brand}. Se non ha ancora creato il suo account, lo faccia prima, con questo indirizzo.`,
    open: 'Poi apra la console e acceda:',
  },
  'nb-no': {
    subject: (place) => `Du kan nå bruke konsollen for ${place}`,
    text: (place, brand) =>
      `Du har fått en rolle for ${place} hos ${brand}. Hvis du ikke har opprettet kontoen din ennå, gjør det først, med denne adressen.`,
    open: 'Åpne deretter konsollen og logg inn:',
  },
  'nl-nl': {
    subject: (place) => `U kunt nu de console voor ${place} gebruiken`,
    text: (place, brand) =>
      `U hebt bij ${brand} een rol voor ${place} gekregen. Als u nog geen account hebt, maak dat dan eerst aan met dit adres.`,
    open: 'Open daarna de console en log in:',
  },
  'pl-pl': {
    subject: (place) => `Możesz teraz korzystać z konsoli dla ${place}`,
    text: (place, brand) =>
      `Przyznano Ci rolę dla ${place} w ${brand}. Jeśli nie masz jeszcze konta, najpierw utwórz je, używając tego adresu.`,
    open: 'Następnie otwórz konsolę i zaloguj się:',
  },
  'pt-pt': {
    subject: (place) => `Já pode utilizar a consola para ${place}`,
    text: (place, brand) =>
      `Foi-lhe atribuída uma função para ${place} em ${brand}. Se ainda não criou a sua conta, faça-o primeiro, com este endereço.`,
    open: 'Depois, abra a consola e inicie sessão:',
  },
}
