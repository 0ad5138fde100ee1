import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EstadoAlerta } from '#engine/page/EstadoAlerta.tsx';

test.each([
  ['empresa', 'Declárelo para que la caja lo revise.'],
  ['personal', 'La empresa lo declara para que la caja lo revise.'],
  ['asegurado', 'Su empresa lo declara para que la caja lo revise.'],
] as const)('what a paid notice waits for, as %s reads it', (rol, next) => {
  const nothing = () => undefined;
  render(
    <EstadoAlerta
      loaded={{ estado: 'pagado', sinHistorico: false }}
      allowed={new Set()}
      editing={false}
      onAction={nothing}
      alVerConstancia={null}
      porPagar={false}
      rol={rol}
    />,
  );
  expect(screen.getByText(`Este aviso está pagado. ${next}`)).toBeVisible();
});
