import type { SpokenLocale } from '@contract/locales'

/** The texts of a mail with a code. `brand` is the name of the white-label. */
export type CodeMessages = {
  subject: Record<'confirm' | 'password', (brand: string) => string>
  /** The line above the code. */
  request: Record<'confirm' | 'password', (brand: string) => string>
  /** The line above the link that replaces a password code. */
  orOpen: string
  holds: string
  otherwise: string
}

const english: CodeMessages = {
  subject: {
    confirm: (brand) => `Your code for ${brand}`,
    password: (brand) => `Your code for a new password at ${brand}`,
  },
  request: {
    confirm: (brand) => `Welcome to ${brand}. This code confirms your email address:`,
    password: (brand) => `Use this code to set a new password for ${brand}:`,
  },
  orOpen:
    'Or open this link. It stays valid even if someone else has tried codes or requested new ones:',
  holds: 'It’s valid for 24 hours and works once.',
  otherwise: 'If you didn’t request this, ignore this email. Nothing happens without the code.',
}

const german: CodeMessages = {
  subject: {
    confirm: (brand) => `Ihr Code für ${brand}`,
    password: (brand) => `Ihr Code für ein neues Passwort bei ${brand}`,
  },
  request: {
    confirm: (brand) => `Willkommen bei ${brand}. Dieser Code bestätigt Ihre E-Mail-Adresse:`,
    password: (brand) => `Mit diesem Code legen Sie ein neues Passwort bei ${brand} fest:`,
  },
  orOpen:
    'Oder öffnen Sie diesen Link. Er gilt auch dann noch, wenn jemand anderes Codes ausprobiert oder neue angefordert hat:',
  holds: 'Er gilt 24 Stunden lang und nur einmal.',
  otherwise:
    'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ohne den Code geschieht nichts.',
}

const spanish: CodeMessages = {
  subject: {
    confirm: (brand) => `Su código para ${brand}`,
    password: (brand) => `Su código para una nueva contraseña en ${brand}`,
  },
  request: {
    confirm: (brand) =>
      `Le damos la bienvenida a ${brand}. Este código confirma su dirección de correo electrónico:`,
    password: (brand) => `Con este código puede establecer una nueva contraseña en ${brand}:`,
  },
  orOpen:
    'O abra este enlace, que sigue siendo válido aunque otra persona haya probado códigos o pedido otros nuevos:',
  holds: 'Es válido durante 24 horas y para un solo uso.',
  otherwise: 'Si no lo ha solicitado usted, ignore este mensaje: sin el código no ocurre nada.',
}

const frenchOf = (mail: string): CodeMessages => ({
  subject: {
    confirm: (brand) => `Votre code pour ${brand}`,
    password: (brand) => `Votre code pour un nouveau mot de passe chez ${brand}`,
  },
  request: {
    confirm: (brand) => `Bienvenue chez ${brand}. Ce code confirme votre adresse ${mail} :`,
    password: (brand) => `Avec ce code, vous choisissez un nouveau mot de passe chez ${brand} :`,
  },
  orOpen:
    'Vous pouvez aussi ouvrir ce lien, qui reste valable même si quelqu’un d’autre a essayé des codes ou en a demandé de nouveaux :',
  holds: 'Il est valable 24 heures et ne sert qu’une fois.',
  otherwise: `Si vous ne l’avez pas demandé, ignorez ce ${mail === 'courriel' ? mail : 'message'} : sans le code, rien ne se passe.`,
})

const italian: CodeMessages = {
  subject: {
    confirm: (brand) => `Il suo codice per ${brand}`,
    password: (brand) => `Il suo codice per una nuova password su ${brand}`,
  },
  request: {
    confirm: (brand) => `Benvenuti su ${brand}. Questo codice conferma il suo indirizzo e-mail:`,
    password: (brand) => `Con questo codice può impostare una nuova password su ${brand}:`,
  },
  orOpen:
    'Oppure apra questo link, che resta valido anche se qualcun altro ha provato dei codici o ne ha richiesti di nuovi:',
  holds: 'È valido per 24 ore e una sola volta.',
  otherwise: 'Se non l’ha richiesto lei, ignori questa e-mail: senza il codice non succede nulla.',
}

const norwegian: CodeMessages = {
  subject: {
    confirm: (brand) => `Koden din for ${brand}`,
    password: (brand) => `Koden din for et nytt passord hos ${brand}`,
  },
  request: {
    confirm: (brand) => `Velkommen til ${brand}. Denne koden bekrefter e-postadressen din:`,
    password: (brand) => `Med denne koden velger du et nytt passord hos ${brand}:`,
  },
  orOpen:
    'Eller åpne denne lenken. Den virker selv om noen andre har prøvd koder eller bedt om nye:',
  holds: 'Den gjelder i 24 timer og kan brukes én gang.',
  otherwise:
    'Hvis du ikke har bedt om den, kan du se bort fra denne e-posten: Uten koden skjer ingenting.',
}

const dutch: CodeMessages = {
  subject: {
    confirm: (brand) => `Uw code voor ${brand}`,
    password: (brand) => `Uw code voor een nieuw wachtwoord bij ${brand}`,
  },
  request: {
    confirm: (brand) => `Welkom bij ${brand}. Met deze code bevestigt u uw e-mailadres:`,
    password: (brand) => `Met deze code stelt u een nieuw wachtwoord in bij ${brand}:`,
  },
  orOpen:
    'Of open deze link. Die blijft geldig, ook als iemand anders codes heeft geprobeerd of nieuwe heeft aangevraagd:',
  holds: 'De code is 24 uur geldig en werkt één keer.',
  otherwise: 'Hebt u er niet om gevraagd? Negeer dan deze e-mail: zonder de code gebeurt er niets.',
}

const polish: CodeMessages = {
  subject: {
    confirm: (brand) => `Kod do ${brand}`,
    password: (brand) => `Kod do zmiany hasła w ${brand}`,
  },
  request: {
    confirm: (brand) => `Witamy w ${brand}. Oto kod, który potwierdza adres e-mail:`,
    password: (brand) => `Ten kod pozwala ustawić nowe hasło w ${brand}:`,
  },
  orOpen:
    'Można też otworzyć ten link. Zachowuje ważność nawet wtedy, gdy ktoś inny próbował kodów lub prosił o nowe:',
  holds: 'Jest ważny przez 24 godziny i można go użyć jeden raz.',
  otherwise: 'Jeśli to pomyłka, zignoruj tę wiadomość: bez kodu nic się nie stanie.',
}

const portuguese: CodeMessages = {
  subject: {
    confirm: (brand) => `O seu código para ${brand}`,
    password: (brand) => `O seu código para uma nova palavra-passe em ${brand}`,
  },
  request: {
    confirm: (brand) => `Damos-lhe as boas-vindas a ${brand}. Este código confirma o seu e-mail:`,
    password: (brand) => `Com este código define uma nova palavra-passe em ${brand}:`,
  },
  orOpen:
    'Ou abra esta ligação, que continua válida mesmo que outra pessoa tenha experimentado códigos ou pedido novos:',
  holds: 'É válido durante 24 horas e para uma única utilização.',
  otherwise: 'Se não o pediu, ignore este e-mail: sem o código nada acontece.',
}

export const codeMessages: Record<SpokenLocale, CodeMessages> = {
  'en-us': english,
  'en-gb': english,
  'de-de': german,
  'es-es': spanish,
  'fr-ca': frenchOf('courriel'),
  'fr-fr': frenchOf('e-mail'),
  'it-it': italian,
  'nb-no': norwegian,
  'nl-nl': dutch,
  'pl-pl': polish,
  'pt-pt': portuguese,
}
