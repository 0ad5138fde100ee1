import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newUser } from '#support/user.ts';
import { ImageViewer } from '#ui/image/ImageViewer.tsx';

async function opened() {
  const user = newUser();
  render(<ImageViewer file={new Blob(['x'], { type: 'image/png' })} alt="Carnet de ROSA" />);
  const image = await screen.findByAltText('Carnet de ROSA');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { image, press };
}

test('a picture is enlarged step by step, up to five times, and shown whole again', async () => {
  const { image, press } = await opened();
  expect(screen.getByRole('button', { name: 'Alejar' })).toBeDisabled();
  await press('Acercar');
  expect(screen.getByRole('status')).toHaveTextContent('150 %');
  expect(image.style.transform).toContain('scale(1.5)');
  for (let step = 0; step < 7; step++) await press('Acercar');
  expect(screen.getByRole('status')).toHaveTextContent('500 %');
  expect(screen.getByRole('button', { name: 'Acercar' })).toBeDisabled();
  await press('Ver entera');
  expect(image.style.transform).toContain('scale(1)');
});

test('a picture is turned by quarters to the right', async () => {
  const { image, press } = await opened();
  await press('Girar');
  expect(image.style.transform).toContain('rotate(90deg)');
  await press('Girar');
  expect(image.style.transform).toContain('rotate(180deg)');
});

test('a file that is no picture is told', async () => {
  const { image } = await opened();
  fireEvent.error(image);
  expect(screen.getByText('Este archivo no se puede mostrar como imagen.')).toBeVisible();
});
