import { replayedLives } from '../support/replayed-lives.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const LIVES = Number(process.env.VSD_LIVES ?? 200);

const desk = useDesk();
const world = useTicketWorld(desk);

it(`${LIVES} random lives of tickets agree with the tables of the domain and with their replayed activities`, () =>
  replayedLives(desk, world, LIVES));
