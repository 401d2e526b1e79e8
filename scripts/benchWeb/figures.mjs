/**
 * What is compared, in one run: a figure of Portico over one of a baseline, or over another of its own. A figure is
 * read from the samples of one round; `goal` is where we want it.
 */
const home = ({ portico }) => portico.home
const entry = ({ portico }) => portico.entry
const bare = ({ bareStack }) => bareStack.home
const bareEntry = ({ bareStack }) => bareStack.entry

export const figures = [
  {
    name: 'home, first paint, cold ÷ static page',
    ratio: (round) => home(round).cold.paint / round.staticPage.home.cold.paint,
    goal: 1.4,
  },
  {
    name: 'home, first paint, warm ÷ static page',
    ratio: (round) => home(round).warm.paint / round.staticPage.home.warm.paint,
    goal: 1.3,
  },
  {
    name: 'home, usable, cold ÷ bare stack',
    ratio: (round) => home(round).cold.usable / bare(round).cold.usable,
    goal: 0.6,
  },
  {
    name: 'home, usable, warm ÷ bare stack',
    ratio: (round) => home(round).warm.usable / bare(round).warm.usable,
    goal: 0.7,
  },
  {
    name: 'home, hydrated, cold ÷ bare stack usable',
    ratio: (round) => home(round).cold.hydrated / bare(round).cold.usable,
    goal: 1.3,
  },
  {
    name: 'home, hydrated, warm ÷ bare stack usable',
    ratio: (round) => home(round).warm.hydrated / bare(round).warm.usable,
    goal: 1,
  },
  {
    name: 'home, script, warm ÷ bare stack',
    ratio: (round) => home(round).warm.script / bare(round).warm.script,
    goal: 1.3,
  },
  {
    name: 'home, heap ÷ bare stack',
    ratio: (round) => home(round).warm.heap / bare(round).warm.heap,
    goal: 2,
  },
  {
    name: 'home, press on a tile to its title ÷ bare stack',
    ratio: (round) => home(round).warm.detail / bare(round).warm.detail,
    goal: 0.6,
  },
  {
    name: 'item, press on Back to home ÷ bare stack',
    ratio: (round) => home(round).warm.back / bare(round).warm.back,
    goal: 1,
  },
  {
    name: 'sign-in, largest paint, cold ÷ its first paint',
    ratio: (round) => entry(round).cold.largest / entry(round).cold.paint,
    goal: 1.2,
  },
  {
    name: 'sign-in, press to home ÷ bare stack',
    ratio: (round) => entry(round).warm.signIn / bareEntry(round).warm.signIn,
    goal: 1.4,
  },
]
