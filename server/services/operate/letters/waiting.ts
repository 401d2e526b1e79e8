import type { SpokenLocale } from '@contract/locales'
import type { LetterMessages } from './messages'

const english: LetterMessages = {
  subject: (place) => `A sign-up for ${place} needs your approval`,
  text: (place) =>
    `Someone has signed up for ${place} and can come in once you approve. We won’t mail you about further sign-ups until you’ve decided about those that wait.`,
  open: 'To see who it is, open the console:',
}

const french: LetterMessages = {
  subject: (place) => `Une inscription à ${place} attend votre accord`,
  text: (place) =>
    `Une personne s’est inscrite à ${place} et pourra entrer dès que vous l’aurez acceptée. Nous ne vous écrirons plus au sujet d’autres inscriptions tant que certaines attendent votre décision.`,
  open: 'Pour voir de qui il s’agit, ouvrez la console :',
}

/** The mail to those who decide about the sign-ups for a building, for the first that waits. */
export const waiting: Record<SpokenLocale, LetterMessages> = {
  'en-us': english,
  'en-gb': english,
  'de-de': {
    subject: (place) => `Eine Registrierung für ${place} wartet auf Ihre Freigabe`,
    text: (place) =>
      `Jemand hat sich für ${place} registriert und erhält Zugang, sobald Sie zustimmen. Über weitere Registrierungen schreiben wir erst wieder, wenn keine mehr auf Ihre Entscheidung wartet.`,
    open: 'Um zu sehen, wer es ist, öffnen Sie die Konsole:',
  },
  'es-es': {
    subject: (place) => `Un registro en ${place} espera su aprobación`,
    text: (place) =>
      `Alguien se ha registrado en ${place} y podrá entrar en cuanto usted lo apruebe. No le escribiremos sobre otros registros mientras haya alguno pendiente de su decisión.`,
    open: 'Para ver quién es, abra la consola:',
  },
  'fr-ca': french,
  'fr-fr': french,
  'it-it': {
    subject: (place) => `Una registrazione a ${place} attende la sua approvazione`,
    text: (place) =>
      `Qualcuno si è registrato a ${place} e potrà entrare dopo la sua approvazione. Non le scriveremo di altre registrazioni finché ce ne sono in attesa della sua decisione.`,
    open: 'Per vedere di chi si tratta, apra la console:',
  },
  'nb-no': {
    subject: (place) => `En registrering i ${place} venter på godkjenning`,
    text: (place) =>
      `Noen har registrert seg i ${place} og får tilgang når du godkjenner det. Vi skriver ikke om flere registreringer før du har tatt stilling til dem som venter.`,
    open: 'Åpne konsollen for å se hvem det er:',
  },
  'nl-nl': {
    subject: (place) => `Een registratie voor ${place} wacht op uw goedkeuring`,
    text: (place) =>
      `Iemand heeft zich geregistreerd voor ${place} en krijgt toegang zodra u dit goedkeurt. We schrijven u pas weer over registraties als er geen meer op uw beslissing wacht.`,
    open: 'Open de console om te zien wie het is:',
  },
  'pl-pl': {
    subject: (place) => `Rejestracja w ${place} czeka na zatwierdzenie`,
    text: (place) =>
      `Ktoś zarejestrował się w ${place} i uzyska dostęp, gdy to zatwierdzisz. O kolejnych rejestracjach napiszemy dopiero wtedy, gdy żadna nie będzie czekać na decyzję.`,
    open: 'Aby sprawdzić, kto to jest, otwórz konsolę:',
  },
  'pt-pt': {
    subject: (place) => `Um registo em ${place} aguarda a sua aprovação`,
    text: (place) =>
      `Alguém se registou em ${place} e poderá entrar assim que o aprovar. Não lhe escreveremos sobre outros registos enquanto houver algum à espera da sua decisão.`,
    open: 'Para ver de quem se trata, abra a consola:',
  },
}
