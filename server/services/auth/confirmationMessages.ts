import type { SpokenLocale } from '@contract/locales'

/** A page that asks for a confirmation, and what it shows afterwards. */
type PageMessages = {
  title: string
  ask: (subject: string) => string
  confirm: string
  done: string
  doneText: (subject: string) => string
}

/** The mails and pages by which the holder of a mailbox confirms something. */
export type ConfirmationMessages = {
  /** The line above the link in a mail. */
  open: string
  address: PageMessages & {
    subject: string
    mail: (brand: string) => string
    /** To the present mailbox, when the change is requested. */
    noticeSubject: string
    notice: (brand: string, next: string) => string
    /** To the earlier mailbox, once it is made. */
    changed: (brand: string, next: string) => string
  }
  domain: PageMessages & {
    subject: (domain: string) => string
    mail: (domain: string, building: string) => string
  }
  over: string
  overText: string
}

const english: ConfirmationMessages = {
  open: 'To confirm, open this address within a week:',
  address: {
    subject: 'Confirm your email address',
    mail: (brand) =>
      `Your company set this as your email address for ${brand}. Once you confirm it, you’ll sign in with it. If you didn’t expect this, you don’t need to do anything.`,
    noticeSubject: 'Your email address is about to change',
    notice: (brand, next) =>
      `Your company wants to change the email address of your ${brand} account to ${next}. It changes once that mailbox confirms it. If this isn’t right, tell the building’s team.`,
    changed: (brand, next) =>
      `Your ${brand} account now has the email address ${next}, and you’ve been signed out everywhere. If this isn’t right, tell the building’s team.`,
    title: 'Confirm your email address',
    ask: (address) => `From now on, you’ll sign in as ${address}.`,
    confirm: 'Confirm',
    done: 'Address confirmed',
    doneText: (address) => `Sign in as ${address} from now on. You’ve been signed out everywhere.`,
  },
  domain: {
    subject: (domain) => `Confirm ${domain}`,
    mail: (domain, building) =>
      `The team of ${building} wants to let everyone with an email address at ${domain} sign up there. Confirm only if ${domain} is your company’s own.`,
    title: 'Confirm your company’s domain',
    ask: (domain) =>
      `Everyone with an email address at ${domain} will be able to sign up for the building, as part of your company.`,
    confirm: 'Confirm',
    done: 'Domain confirmed',
    doneText: (domain) => `Everyone at ${domain} can sign up now.`,
  },
  over: 'This link no longer works',
  overText: 'It has expired, was used already, or a newer one has replaced it.',
}

const french: ConfirmationMessages = {
  open: 'Pour confirmer, ouvrez cette adresse d’ici une semaine :',
  address: {
    subject: 'Confirmez votre adresse e-mail',
    mail: (brand) =>
      `Votre entreprise a indiqué cette adresse e-mail pour votre compte ${brand}. Une fois confirmée, elle vous servira à vous connecter. Si vous ne vous y attendiez pas, vous n’avez rien à faire.`,
    noticeSubject: 'Votre adresse e-mail va changer',
    notice: (brand, next) =>
      `Votre entreprise souhaite remplacer l’adresse e-mail de votre compte ${brand} par ${next}. Le changement aura lieu dès que cette boîte de réception l’aura confirmé. S’il s’agit d’une erreur, prévenez l’équipe de l’immeuble.`,
    changed: (brand, next) =>
      `L’adresse e-mail de votre compte ${brand} est désormais ${next}, et vous avez été déconnecté partout. S’il s’agit d’une erreur, prévenez l’équipe de l’immeuble.`,
    title: 'Confirmez votre adresse e-mail',
    ask: (address) => `Vous vous connecterez désormais avec ${address}.`,
    confirm: 'Confirmer',
    done: 'Adresse confirmée',
    doneText: (address) =>
      `Connectez-vous désormais avec ${address}. Vous avez été déconnecté partout.`,
  },
  domain: {
    subject: (domain) => `Confirmez ${domain}`,
    mail: (domain, building) =>
      `L’équipe de ${building} souhaite permettre à toute personne ayant une adresse e-mail ${domain} de s’y inscrire. Ne confirmez que si ${domain} appartient à votre entreprise.`,
    title: 'Confirmez le domaine de votre entreprise',
    ask: (domain) =>
      `Toute personne ayant une adresse e-mail ${domain} pourra s’inscrire dans l’immeuble, au sein de votre entreprise.`,
    confirm: 'Confirmer',
    done: 'Domaine confirmé',
    doneText: (domain) => `Toutes les adresses ${domain} peuvent maintenant s’inscrire.`,
  },
  over: 'Ce lien ne fonctionne plus',
  overText: 'Il a expiré, a déjà servi ou a été remplacé par un plus récent.',
}

const canadian = (text: string) => text.replaceAll('adresse e-mail', 'adresse courriel')

/** French as it is written in Canada. */
const canadianFrench: ConfirmationMessages = {
  ...french,
  address: {
    ...french.address,
    subject: canadian(french.address.subject),
    title: canadian(french.address.title),
    mail: (brand) => canadian(french.address.mail(brand)),
    noticeSubject: canadian(french.address.noticeSubject),
    notice: (brand, next) => canadian(french.address.notice(brand, next)),
    changed: (brand, next) => canadian(french.address.changed(brand, next)),
  },
  domain: {
    ...french.domain,
    mail: (domain, building) => canadian(french.domain.mail(domain, building)),
    ask: (domain) => canadian(french.domain.ask(domain)),
  },
}

export const confirmationMessages: Record<SpokenLocale, ConfirmationMessages> = {
  'en-us': english,
  'en-gb': english,
  'de-de': {
    open: 'Öffnen Sie zum Bestätigen innerhalb einer Woche diese Adresse:',
    address: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      mail: (brand) =>
        `Ihr Unternehmen hat dies als Ihre E-Mail-Adresse für ${brand} angegeben. Sobald Sie sie bestätigen, melden Sie sich damit an. Wenn Sie das nicht erwartet haben, müssen Sie nichts tun.`,
      noticeSubject: 'Ihre E-Mail-Adresse soll sich ändern',
      notice: (brand, next) =>
        `Ihr Unternehmen möchte die E-Mail-Adresse Ihres Kontos bei ${brand} in ${next} ändern. Sie ändert sich, sobald dieses Postfach das bestätigt. Wenn das nicht stimmt, wenden Sie sich an das Team des Gebäudes.`,
      changed: (brand, next) =>
        `Ihr Konto bei ${brand} hat jetzt die E-Mail-Adresse ${next}, und Sie wurden überall abgemeldet. Wenn das nicht stimmt, wenden Sie sich an das Team des Gebäudes.`,
      title: 'Bestätigen Sie Ihre E-Mail-Adresse',
      ask: (address) => `Ab jetzt melden Sie sich mit ${address} an.`,
      confirm: 'Bestätigen',
      done: 'Adresse bestätigt',
      doneText: (address) =>
        `Melden Sie sich ab jetzt mit ${address} an. Sie wurden überall abgemeldet.`,
    },
    domain: {
      subject: (domain) => `Bestätigen Sie ${domain}`,
      mail: (domain, building) =>
        `Das Team von ${building} möchte allen mit einer E-Mail-Adresse bei ${domain} die Registrierung ermöglichen. Bestätigen Sie nur, wenn ${domain} Ihrem Unternehmen gehört.`,
      title: 'Bestätigen Sie die Domain Ihres Unternehmens',
      ask: (domain) =>
        `Alle mit einer E-Mail-Adresse bei ${domain} können sich dann als Teil Ihres Unternehmens für das Gebäude registrieren.`,
      confirm: 'Bestätigen',
      done: 'Domain bestätigt',
      doneText: (domain) => `Alle bei ${domain} können sich jetzt registrieren.`,
    },
    over: 'Dieser Link funktioniert nicht mehr',
    overText: 'Er ist abgelaufen, wurde schon benutzt oder durch einen neueren ersetzt.',
  },
  'es-es': {
    open: 'Para confirmar, abra esta dirección en el plazo de una semana:',
    address: {
      subject: 'Confirme su correo electrónico',
      mail: (brand) =>
        `Su empresa ha indicado esta dirección como su correo electrónico en ${brand}. Cuando la confirme, iniciará sesión con ella. Si no lo esperaba, no tiene que hacer nada.`,
      noticeSubject: 'Su correo electrónico va a cambiar',
      notice: (brand, next) =>
        `Su empresa quiere cambiar el correo electrónico de su cuenta de ${brand} a ${next}. Cambiará cuando se confirme desde ese buzón. Si no es correcto, avise al equipo del edificio.`,
      changed: (brand, next) =>
        `El correo electrónico de su cuenta de ${brand} es ahora ${next} y se ha cerrado su sesión en todos los dispositivos. Si no es correcto, avise al equipo del edificio.`,
      title: 'Confirme su correo electrónico',
      ask: (address) => `A partir de ahora iniciará sesión con ${address}.`,
      confirm: 'Confirmar',
      done: 'Dirección confirmada',
      doneText: (address) =>
        `Inicie sesión a partir de ahora con ${address}. Se ha cerrado su sesión en todos los dispositivos.`,
    },
    domain: {
      subject: (domain) => `Confirme ${domain}`,
      mail: (domain, building) =>
        `El equipo de ${building} quiere que puedan registrarse todas las personas con un correo electrónico de ${domain}. Confírmelo solo si ${domain} es de su empresa.`,
      title: 'Confirme el dominio de su empresa',
      ask: (domain) =>
        `Todas las personas con un correo electrónico de ${domain} podrán registrarse en el edificio como parte de su empresa.`,
      confirm: 'Confirmar',
      done: 'Dominio confirmado',
      doneText: (domain) => `Ya pueden registrarse todas las personas de ${domain}.`,
    },
    over: 'Este enlace ya no funciona',
    overText: 'Ha caducado, ya se ha usado o lo ha sustituido otro más reciente.',
  },
  'fr-ca': canadianFrench,
  'fr-fr': french,
  'it-it': {
    open: 'Per confermare, apra questo indirizzo entro una settimana:',
    address: {
      subject: 'Confermi il suo indirizzo e-mail',
      mail: (brand) =>
        `La sua azienda ha indicato questo come suo indirizzo e-mail per ${brand}. Dopo la conferma lo userà per accedere. Se non se lo aspettava, non deve fare nulla.`,
      noticeSubject: 'Il suo indirizzo e-mail sta per cambiare',
      notice: (brand, next) =>
        `La sua azienda vuole cambiare l’indirizzo e-mail del suo account ${brand} in ${next}. Cambierà quando quella casella lo confermerà. Se non è corretto, avvisi il team dell’edificio.`,
      changed: (brand, next) =>
        `Il suo account ${brand} ha ora l’indirizzo e-mail ${next} e tutte le sessioni sono state chiuse. Se non è corretto, avvisi il team dell’edificio.`,
      title: 'Confermi il suo indirizzo e-mail',
      ask: (address) => `Da ora accederà con ${address}.`,
      confirm: 'Conferma',
      done: 'Indirizzo confermato',
      doneText: (address) => `Da ora acceda con ${address}. Tutte le sessioni sono state chiuse.`,
    },
    domain: {
      subject: (domain) => `Confermi ${domain}`,
      mail: (domain, building) =>
        `Il team di ${building} vuole permettere la registrazione a chiunque abbia un indirizzo e-mail di ${domain}. Confermi solo se ${domain} appartiene alla sua azienda.`,
      title: 'Confermi il dominio della sua azienda',
      ask: (domain) =>
        `Chiunque abbia un indirizzo e-mail di ${domain} potrà registrarsi per l’edificio come parte della sua azienda.`,
      confirm: 'Conferma',
      done: 'Dominio confermato',
      doneText: (domain) => `Ora chiunque sia di ${domain} può registrarsi.`,
    },
    over: 'Questo link non funziona più',
    overText: 'È scaduto, è già stato usato o è stato sostituito da uno più recente.',
  },
  'nb-no': {
    open: 'Åpne denne adressen innen en uke for å bekrefte:',
    address: {
      subject: 'Bekreft e-postadressen din',
      mail: (brand) =>
        `Bedriften din har oppgitt dette som e-postadressen din hos ${brand}. Når du har bekreftet den, logger du inn med den. Hvis du ikke ventet dette, trenger du ikke gjøre noe.`,
      noticeSubject: 'E-postadressen din skal endres',
      notice: (brand, next) =>
        `Bedriften din vil endre e-postadressen til kontoen din hos ${brand} til ${next}. Den endres når den postkassen bekrefter det. Si fra til bygningens team hvis dette ikke stemmer.`,
      changed: (brand, next) =>
        `Kontoen din hos ${brand} har nå e-postadressen ${next}, og du er logget ut overalt. Si fra til bygningens team hvis dette ikke stemmer.`,
      title: 'Bekreft e-postadressen din',
      ask: (address) => `Fra nå av logger du inn med ${address}.`,
      confirm: 'Bekreft',
      done: 'Adressen er bekreftet',
      doneText: (address) => `Logg inn med ${address} fra nå av. Du er logget ut overalt.`,
    },
    domain: {
      subject: (domain) => `Bekreft ${domain}`,
      mail: (domain, building) =>
        `Teamet i ${building} vil la alle med en e-postadresse hos ${domain} registrere seg der. Bekreft bare hvis ${domain} tilhører bedriften din.`,
      title: 'Bekreft bedriftens domene',
      ask: (domain) =>
        `Alle med en e-postadresse hos ${domain} kan da registrere seg for bygningen som del av bedriften din.`,
      confirm: 'Bekreft',
      done: 'Domenet er bekreftet',
      doneText: (domain) => `Alle hos ${domain} kan registrere seg nå.`,
    },
    over: 'Denne lenken virker ikke lenger',
    overText: 'Den er utløpt, allerede brukt eller erstattet av en nyere.',
  },
  'nl-nl': {
    open: 'Open dit adres binnen een week om te bevestigen:',
    address: {
      subject: 'Bevestig uw e-mailadres',
      mail: (brand) =>
        `Uw bedrijf heeft dit als uw e-mailadres voor ${brand} opgegeven. Zodra u het bevestigt, logt u ermee in. Verwachtte u dit niet, dan hoeft u niets te doen.`,
      noticeSubject: 'Uw e-mailadres gaat veranderen',
      notice: (brand, next) =>
        `Uw bedrijf wil het e-mailadres van uw account bij ${brand} wijzigen in ${next}. Het verandert zodra die mailbox het bevestigt. Klopt dit niet, laat het dan weten aan het team van het gebouw.`,
      changed: (brand, next) =>
        `Uw account bij ${brand} heeft nu het e-mailadres ${next} en u bent overal uitgelogd. Klopt dit niet, laat het dan weten aan het team van het gebouw.`,
      title: 'Bevestig uw e-mailadres',
      ask: (address) => `Voortaan logt u in als ${address}.`,
      confirm: 'Bevestigen',
      done: 'Adres bevestigd',
      doneText: (address) => `Log voortaan in als ${address}. U bent overal uitgelogd.`,
    },
    domain: {
      subject: (domain) => `Bevestig ${domain}`,
      mail: (domain, building) =>
        `Het team van ${building} wil iedereen met een e-mailadres van ${domain} laten registreren. Bevestig dit alleen als ${domain} van uw bedrijf is.`,
      title: 'Bevestig het domein van uw bedrijf',
      ask: (domain) =>
        `Iedereen met een e-mailadres van ${domain} kan zich dan voor het gebouw registreren, als deel van uw bedrijf.`,
      confirm: 'Bevestigen',
      done: 'Domein bevestigd',
      doneText: (domain) => `Iedereen van ${domain} kan zich nu registreren.`,
    },
    over: 'Deze link werkt niet meer',
    overText: 'De link is verlopen, al gebruikt of vervangen door een nieuwere.',
  },
  'pl-pl': {
    open: 'Aby potwierdzić, otwórz ten adres w ciągu tygodnia:',
    address: {
      subject: 'Potwierdź swój adres e-mail',
      mail: (brand) =>
        `Twoja firma podała ten adres jako Twój e-mail w ${brand}. Po potwierdzeniu będziesz się nim logować. Jeśli się tego nie spodziewasz, nie musisz nic robić.`,
      noticeSubject: 'Twój adres e-mail ma się zmienić',
      notice: (brand, next) =>
        `Twoja firma chce zmienić adres e-mail Twojego konta w ${brand} na ${next}. Zmieni się, gdy zostanie potwierdzony z tamtej skrzynki. Jeśli to pomyłka, daj znać zespołowi budynku.`,
      changed: (brand, next) =>
        `Twoje konto w ${brand} ma teraz adres e-mail ${next}, a wszystkie sesje zostały zakończone. Jeśli to pomyłka, daj znać zespołowi budynku.`,
      title: 'Potwierdź swój adres e-mail',
      ask: (address) => `Od teraz logujesz się jako ${address}.`,
      confirm: 'Potwierdź',
      done: 'Adres potwierdzony',
      doneText: (address) =>
        `Od teraz loguj się jako ${address}. Wszystkie sesje zostały zakończone.`,
    },
    domain: {
      subject: (domain) => `Potwierdź ${domain}`,
      mail: (domain, building) =>
        `Zespół ${building} chce umożliwić rejestrację wszystkim osobom z adresem e-mail w ${domain}. Potwierdź tylko wtedy, gdy ${domain} należy do Twojej firmy.`,
      title: 'Potwierdź domenę swojej firmy',
      ask: (domain) =>
        `Wszystkie osoby z adresem e-mail w ${domain} będą mogły zarejestrować się w budynku jako część Twojej firmy.`,
      confirm: 'Potwierdź',
      done: 'Domena potwierdzona',
      doneText: (domain) => `Wszystkie osoby z ${domain} mogą się teraz zarejestrować.`,
    },
    over: 'Ten link już nie działa',
    overText: 'Wygasł, został już użyty albo zastąpił go nowszy.',
  },
  'pt-pt': {
    open: 'Para confirmar, abra este endereço no prazo de uma semana:',
    address: {
      subject: 'Confirme o seu endereço de e-mail',
      mail: (brand) =>
        `A sua empresa indicou este como o seu endereço de e-mail em ${brand}. Depois de o confirmar, iniciará sessão com ele. Se não esperava isto, não precisa de fazer nada.`,
      noticeSubject: 'O seu endereço de e-mail vai mudar',
      notice: (brand, next) =>
        `A sua empresa pretende alterar o endereço de e-mail da sua conta em ${brand} para ${next}. A alteração é feita quando essa caixa de correio a confirmar. Se não estiver correto, avise a equipa do edifício.`,
      changed: (brand, next) =>
        `A sua conta em ${brand} tem agora o endereço de e-mail ${next} e a sessão foi terminada em todos os dispositivos. Se não estiver correto, avise a equipa do edifício.`,
      title: 'Confirme o seu endereço de e-mail',
      ask: (address) => `A partir de agora, inicia sessão como ${address}.`,
      confirm: 'Confirmar',
      done: 'Endereço confirmado',
      doneText: (address) =>
        `A partir de agora, inicie sessão como ${address}. A sessão foi terminada em todos os dispositivos.`,
    },
    domain: {
      subject: (domain) => `Confirme ${domain}`,
      mail: (domain, building) =>
        `A equipa de ${building} pretende que todas as pessoas com um endereço de e-mail de ${domain} se possam registar. Confirme apenas se ${domain} pertencer à sua empresa.`,
      title: 'Confirme o domínio da sua empresa',
      ask: (domain) =>
        `Todas as pessoas com um endereço de e-mail de ${domain} poderão registar-se no edifício como parte da sua empresa.`,
      confirm: 'Confirmar',
      done: 'Domínio confirmado',
      doneText: (domain) => `Todas as pessoas de ${domain} já se podem registar.`,
    },
    over: 'Esta ligação já não funciona',
    overText: 'Expirou, já foi usada ou foi substituída por uma mais recente.',
  },
}
