/** Languages of the apps; regions make no difference. */
type Language = 'en' | 'de' | 'es' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'pt'
export type InEach<Words> = Record<Language, Words>

/** The messages in the language of a tag such as `fr-ca`; English if it is not supported. */
export function messagesOf<Words>(all: InEach<Words>, tag: string): Words {
  const language = tag.slice(0, 2).toLowerCase()
  const spoken = language === 'no' || language === 'nn' ? 'nb' : language
  return Object.hasOwn(all, spoken) ? all[spoken as Language] : all.en
}

type Common = Record<'loading' | 'alone' | 'failed' | 'again' | 'close', string>

/** Messages of every app. */
export const common: InEach<Common> = {
  en: {
    loading: 'One moment …',
    alone: 'Open this from your building’s home page, so it knows who you are.',
    failed: 'This could not be loaded.',
    again: 'Try again',
    close: 'Close',
  },
  de: {
    loading: 'Einen Moment …',
    alone:
      'Bitte öffnen Sie dies von der Startseite Ihres Gebäudes: Nur dort ist bekannt, wer Sie sind.',
    failed: 'Das konnte nicht geladen werden.',
    again: 'Erneut versuchen',
    close: 'Schließen',
  },
  es: {
    loading: 'Un momento …',
    alone: 'Abra esto desde la página de inicio de su edificio: solo allí se sabe quién es usted.',
    failed: 'No se ha podido cargar.',
    again: 'Volver a intentarlo',
    close: 'Cerrar',
  },
  fr: {
    loading: 'Un instant …',
    alone:
      'Ouvrez cette page depuis l’accueil de votre bâtiment : c’est là seulement que l’on sait qui vous êtes.',
    failed: 'Le chargement a échoué.',
    again: 'Réessayer',
    close: 'Fermer',
  },
  it: {
    loading: 'Un momento …',
    alone: 'Apra questa pagina dalla home del suo edificio: solo lì si sa chi è.',
    failed: 'Non è stato possibile caricare la pagina.',
    again: 'Riprova',
    close: 'Chiudi',
  },
  nb: {
    loading: 'Et øyeblikk …',
    alone: 'Åpne dette fra forsiden til bygget ditt: Bare der er det kjent hvem du er.',
    failed: 'Dette kunne ikke lastes inn.',
    again: 'Prøv igjen',
    close: 'Lukk',
  },
  nl: {
    loading: 'Een moment …',
    alone: 'Open dit vanaf de startpagina van uw gebouw: alleen daar is bekend wie u bent.',
    failed: 'Dit kon niet worden geladen.',
    again: 'Opnieuw proberen',
    close: 'Sluiten',
  },
  pl: {
    loading: 'Chwileczkę …',
    alone:
      'Tę stronę należy otworzyć ze strony głównej budynku: tylko tam wiadomo, kto z niej korzysta.',
    failed: 'Nie udało się wczytać strony.',
    again: 'Spróbuj ponownie',
    close: 'Zamknij',
  },
  pt: {
    loading: 'Um momento …',
    alone: 'Abra esta página a partir do início do seu edifício: só aí se sabe quem é.',
    failed: 'Não foi possível carregar a página.',
    again: 'Tentar novamente',
    close: 'Fechar',
  },
}
