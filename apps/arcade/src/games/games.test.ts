import { expect, it } from 'vitest';
import { routes } from '../routes';
import { gameAt, games } from './games';

it('lists the six games in the specified order (GM-03)', () => {
  expect(games.map((game) => game.name)).toEqual([
    'Whack A Ghost',
    'Calm Pop Game',
    'Ghost Math Challenge',
    'Ghost Memory Flip',
    'TicTacToe',
    'Spin Game',
  ]);
});

it('marks only Whack A Ghost as popular (GM-04)', () => {
  expect(games.filter((game) => game.badge).map((game) => [game.name, game.badge])).toEqual([
    ['Whack A Ghost', 'POPULAR'],
  ]);
});

it('has a route of the same title for each game (GM-06)', () => {
  const titles = new Map(routes.map((route) => [route.path as string, route.title as string]));
  for (const game of games) expect(titles.get(game.path)).toBe(game.name);
});

it.each(['/TicTacToe', '/tictactoe', '/TICTACTOE/'])('finds the game at %s', (path) => {
  expect(gameAt(path)?.name).toBe('TicTacToe');
});

it('finds none elsewhere', () => {
  expect(gameAt('/arcade')).toBeUndefined();
});
