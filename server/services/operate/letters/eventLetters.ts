import { lettersOf } from './attendeeLetters'

/** The mail to a person who attends an event that has another time or place. */
export const eventMoved = lettersOf({
  en: {
    subject: (place) => `${place} has changed an event that you attend`,
    text: () => 'This event has another time or place. The entry in your calendar is updated:',
  },
  'de-de': {
    subject: (place) => `${place} hat eine Veranstaltung geändert, an der Sie teilnehmen`,
    text: () =>
      'Diese Veranstaltung hat eine andere Zeit oder einen anderen Ort. Der Eintrag in Ihrem Kalender wird aktualisiert:',
  },
  'es-es': {
    subject: (place) => `${place} ha cambiado un evento al que asiste`,
    text: () =>
      'Este evento tiene otra hora u otro lugar. La entrada de su calendario se actualiza:',
  },
  fr: {
    subject: (place) => `${place} a modifié un événement auquel vous participez`,
    text: () =>
      'Cet événement a une autre heure ou un autre lieu. L’entrée de votre agenda est mise à jour :',
  },
  'it-it': {
    subject: (place) => `${place} ha modificato un evento a cui partecipa`,
    text: () =>
      'Questo evento ha un altro orario o un altro luogo. La voce del suo calendario viene aggiornata:',
  },
  'nb-no': {
    subject: (place) => `${place} har endret et arrangement du deltar på`,
    text: () =>
      'Dette arrangementet har et annet tidspunkt eller sted. Oppføringen i kalenderen din oppdateres:',
  },
  'nl-nl': {
    subject: (place) => `${place} heeft een evenement gewijzigd waaraan u deelneemt`,
    text: () =>
      'Dit evenement heeft een andere tijd of plaats. De afspraak in uw agenda wordt bijgewerkt:',
  },
  'pl-pl': {
    subject: (place) => `${place}: zmiana wydarzenia, w którym bierzesz udział`,
    text: () =>
      'To wydarzenie ma inny czas lub miejsce. Wpis w Twoim kalendarzu zostanie zaktualizowany:',
  },
  'pt-pt': {
    subject: (place) => `${place} alterou um evento em que participa`,
    text: () =>
      'Este evento tem outra hora ou outro local. A entrada no seu calendário é atualizada:',
  },
})

/** The mail to a person who attends an event that was called off and takes place after all. */
export const eventRestored = lettersOf({
  en: {
    subject: (place) => `An event in ${place} takes place after all`,
    text: () => 'The event was called off, and now takes place. Your spot is still yours:',
  },
  'de-de': {
    subject: (place) => `Eine Veranstaltung in ${place} findet doch statt`,
    text: () =>
      'Die Veranstaltung war abgesagt und findet nun doch statt. Ihr Platz gehört weiterhin Ihnen:',
  },
  'es-es': {
    subject: (place) => `Un evento en ${place} se celebra después de todo`,
    text: () => 'El evento se había cancelado y ahora se celebra. Su plaza sigue siendo suya:',
  },
  fr: {
    subject: (place) => `Un événement à ${place} a finalement lieu`,
    text: () =>
      'L’événement avait été annulé, et il a finalement lieu. Votre place est toujours à vous :',
  },
  'it-it': {
    subject: (place) => `Un evento in ${place} si tiene comunque`,
    text: () => 'L’evento era stato annullato e ora si tiene. Il suo posto è ancora suo:',
  },
  'nb-no': {
    subject: (place) => `Et arrangement i ${place} blir holdt likevel`,
    text: () => 'Arrangementet var avlyst og blir nå holdt. Plassen er fortsatt din:',
  },
  'nl-nl': {
    subject: (place) => `Een evenement in ${place} gaat toch door`,
    text: () => 'Het evenement was afgelast en gaat nu toch door. Uw plaats is nog steeds van u:',
  },
  'pl-pl': {
    subject: (place) => `Wydarzenie w ${place} jednak się odbędzie`,
    text: () =>
      'Wydarzenie było odwołane, a teraz jednak się odbędzie. Miejsce nadal należy do Ciebie:',
  },
  'pt-pt': {
    subject: (place) => `Afinal, um evento em ${place} realiza-se`,
    text: () =>
      'O evento tinha sido cancelado e afinal realiza-se. O seu lugar continua a ser seu:',
  },
})

/** The mail to a person who attends an event that the building has called off. */
export const eventCancelled = lettersOf({
  en: {
    subject: (place) => `${place} has cancelled an event that you attend`,
    text: () => 'This event does not take place. The entry in your calendar is removed:',
  },
  'de-de': {
    subject: (place) => `${place} hat eine Veranstaltung abgesagt, an der Sie teilnehmen`,
    text: () =>
      'Diese Veranstaltung findet nicht statt. Der Eintrag in Ihrem Kalender wird entfernt:',
  },
  'es-es': {
    subject: (place) => `${place} ha cancelado un evento al que asiste`,
    text: () => 'Este evento no se celebra. La entrada de su calendario se elimina:',
  },
  fr: {
    subject: (place) => `${place} a annulé un événement auquel vous participez`,
    text: () => 'Cet événement n’a pas lieu. L’entrée de votre agenda est supprimée :',
  },
  'it-it': {
    subject: (place) => `${place} ha annullato un evento a cui partecipa`,
    text: () => 'Questo evento non si tiene. La voce del suo calendario viene rimossa:',
  },
  'nb-no': {
    subject: (place) => `${place} har avlyst et arrangement du deltar på`,
    text: () => 'Dette arrangementet blir ikke holdt. Oppføringen i kalenderen din fjernes:',
  },
  'nl-nl': {
    subject: (place) => `${place} heeft een evenement afgelast waaraan u deelneemt`,
    text: () => 'Dit evenement gaat niet door. De afspraak in uw agenda wordt verwijderd:',
  },
  'pl-pl': {
    subject: (place) => `${place}: wydarzenie, w którym bierzesz udział, jest odwołane`,
    text: () => 'To wydarzenie się nie odbędzie. Wpis w Twoim kalendarzu zostanie usunięty:',
  },
  'pt-pt': {
    subject: (place) => `${place} cancelou um evento em que participa`,
    text: () => 'Este evento não se realiza. A entrada no seu calendário é removida:',
  },
})
