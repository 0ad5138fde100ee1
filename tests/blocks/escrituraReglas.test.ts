import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { avisarSinLectura, comoSeMuestra } from '#blocks/escritura/comoSeMuestra.ts';
import { negado } from '#blocks/escritura/negado.ts';
import { quitado } from '#blocks/escritura/quitado.ts';
import { segunCampos } from '#blocks/escritura/segunCampos.ts';
import { mismaVersion } from '#blocks/escritura/version.ts';
import { ContractViolation, ServiceRejection, TransportFailure } from '#client/errors.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { forgetPeople } from '#support/people.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { useQuestions } from '#ui/dialogs/confirm.ts';
import { fallosMostrados } from './servicio.ts';

const mensaje = (over: Partial<Mensaje> = {}): Mensaje => ({
  Descripcion: 'No se puede.',
  TipoMensaje: 'warning',
  IdMensaje: '',
  TieneMensaje: true,
  contenido: null,
  state: 'whole',
  ...over,
});

/** The open messages, and a way to close the first of them. */
function dialogos() {
  atTestEnd(forgetPeople);
  const { result } = renderHook(useQuestions);
  const abiertos = () => result.current.map(({ kind, message, detail }) => ({ kind, message, detail }));
  return {
    abiertos,
    cerrar: async () => {
      await waitFor(() => expect(result.current).toHaveLength(1));
      act(() => result.current[0]?.answer(true));
    },
  };
}

describe('before an action on what a screen shows', () => {
  const mostrar = () => vi.fn(async () => undefined);

  test('it runs if the services have the same', async () => {
    const { abiertos } = dialogos();
    const muestra = { que: 'aviso', cambio: async () => false, mostrar: mostrar() } as const;
    expect(await comoSeMuestra(muestra)).toBe(true);
    expect(muestra.mostrar).not.toHaveBeenCalled();
    expect(abiertos()).toEqual([]);
  });

  const usual = 'No se envió nada. Se muestran sus datos actuales: revíselos y vuelva a intentar.';
  test.each([
    ['a notice that changed', { que: 'aviso' }, true, 'Otra persona modificó este aviso.', usual],
    ['a procedure that changed', { que: 'trámite' }, true, 'Otra persona modificó este trámite.', usual],
    [
      'with its own detail',
      { que: 'aviso', detalle: 'Se conserva.' },
      true,
      'Otra persona modificó este aviso.',
      'Se conserva.',
    ],
    [
      'that the services no longer show',
      { que: 'aviso' },
      null,
      'Hubo un problema al recuperar la información.',
      'No se envió nada. Vuelva a intentarlo más tarde.',
    ],
  ] as const)(
    '%s: it is said, then the current data is shown, and it does not run',
    async (_what, que, cambio, message, detail) => {
      const { abiertos, cerrar } = dialogos();
      const muestra = { ...que, cambio: async () => cambio, mostrar: mostrar() };
      const end = comoSeMuestra(muestra);
      await waitFor(() => expect(abiertos()).toEqual([{ kind: 'notice', message, detail }]));
      expect(muestra.mostrar).not.toHaveBeenCalled();
      await cerrar();
      expect(await end).toBe(false);
      expect(muestra.mostrar).toHaveBeenCalledTimes(1);
    },
  );

  test('it ends when the current data is shown', async () => {
    const { cerrar } = dialogos();
    const steps: string[] = [];
    const end = comoSeMuestra({
      que: 'aviso',
      cambio: async () => true,
      mostrar: async () => {
        await new Promise((resolve) => setTimeout(resolve));
        steps.push('shown');
      },
    }).then(() => steps.push('ended'));
    await cerrar();
    await end;
    expect(steps).toEqual(['shown', 'ended']);
  });

  test('it does not run either if the services do not answer: the failure is shown, and the screen stays', async () => {
    const { abiertos } = dialogos();
    const told = fallosMostrados();
    const cambio = () => Promise.reject(new TransportFailure('sinConexion', 0, 'Sin conexión.'));
    const muestra = { que: 'aviso', cambio, mostrar: mostrar() } as const;
    expect(await comoSeMuestra(muestra)).toBe(false);
    expect(told).toEqual(['Sin conexión.']);
    expect(muestra.mostrar).not.toHaveBeenCalled();
    expect(abiertos()).toEqual([]);
  });

  test('that the data cannot be loaded is said, until it is closed', async () => {
    const { abiertos, cerrar } = dialogos();
    const end = avisarSinLectura();
    await waitFor(() =>
      expect(abiertos()).toEqual([
        {
          kind: 'notice',
          message: 'Hubo un problema al recuperar la información.',
          detail: 'No se envió nada. Vuelva a intentarlo más tarde.',
        },
      ]),
    );
    await cerrar();
    await end;
    expect(abiertos()).toEqual([]);
  });
});

describe('whether a record has what was sent, by its fields', () => {
  const before = { Zona: 'SOPOCACHI', Celular: '71234567', Correo: 'a@example.bo', Otro: '1' };
  const sent = { ...before, Zona: 'MIRAFLORES', Celular: '60000000' };
  const names = ['Zona', 'Celular', 'Correo'];
  test.each([
    ['all as sent', sent, { hecha: true }],
    ['all as before', before, 'sin hacer'],
    ['one as sent and one as before', { ...before, Zona: 'MIRAFLORES' }, null],
    ['one as before and one as sent', { ...before, Celular: '60000000' }, null],
    ['one as sent and one like neither', { ...sent, Celular: '1' }, null],
    ['one as before and one like neither', { ...before, Zona: 'OBRAJES' }, null],
    ['like neither', { ...before, Zona: 'OBRAJES', Celular: '1' }, null],
    [
      'as sent, and another field that nobody sent differs',
      { ...sent, Correo: 'b@example.bo', Otro: '2' },
      { hecha: true },
    ],
    ['as before, and another field that nobody sent differs', { ...before, Correo: '', Otro: '2' }, 'sin hacer'],
    ['as sent, written in another way', { ...sent, Zona: ' miraflóres  ', Celular: 60_000_000 }, { hecha: true }],
    ['without the fields', {}, null],
  ])('%s', (_what, now, expected) => {
    expect(segunCampos(names, { before, sent, now })).toEqual(expected);
  });

  test.each([
    ['nothing was changed', before, before],
    ['only its writing was changed', before, { ...before, Zona: 'Sopocachi ' }],
    ['only another field was changed', before, { ...before, Otro: '2' }],
    ['nothing and an empty text are the same', { ...before, Zona: undefined }, { ...before, Zona: '' }],
    ['null and an empty text are the same', { ...before, Zona: '' }, { ...before, Zona: null }],
  ])('it does not tell if %s', (_what, was, now) => {
    expect(segunCampos(names, { before: was, sent: now, now })).toBeNull();
  });

  test('a field that was emptied was sent too', () => {
    const emptied = { ...before, Zona: '' };
    expect(segunCampos(names, { before, sent: emptied, now: { ...before, Zona: null } })).toEqual({ hecha: true });
    expect(segunCampos(names, { before, sent: emptied, now: before })).toBe('sin hacer');
    expect(segunCampos(names, { before: emptied, sent: before, now: { ...before, Zona: undefined } })).toBe(
      'sin hacer',
    );
  });
});

describe('[R-8-17] an answer that means no although it is ok', () => {
  /** What is thrown for it. */
  function lanzado(said: Mensaje | null): unknown {
    try {
      return negado(said);
    } catch (error) {
      return error;
    }
  }
  const usual = 'Hubo un problema al registrar la información, intente nuevamente.';
  test.each([
    [
      'without a message',
      null,
      { Descripcion: usual, TipoMensaje: 'error', IdMensaje: '', TieneMensaje: false, contenido: null, state: 'whole' },
    ],
    ['with a warning', mensaje({ IdMensaje: '12' }), mensaje({ IdMensaje: '12' })],
    ['with an error', mensaje({ TipoMensaje: 'error' }), mensaje()],
    ['with an information', mensaje({ TipoMensaje: 'info', contenido: [1] }), mensaje({ contenido: [1] })],
    [
      'with the words of a success, which do not say what went wrong',
      mensaje({ TipoMensaje: 'success', Descripcion: 'Se guardó.', IdMensaje: '12' }),
      mensaje({ TipoMensaje: 'error', Descripcion: usual, IdMensaje: '12' }),
    ],
    [
      'with a message without words',
      mensaje({ Descripcion: '', state: 'broken' }),
      mensaje({ Descripcion: usual, TipoMensaje: 'error' }),
    ],
    ['with half a message', mensaje({ state: 'broken' }), mensaje()],
  ])('%s', (_what, said, expected) => {
    const error = lanzado(said);
    expect(error).toBeInstanceOf(ServiceRejection);
    expect(error).toMatchObject({ mensaje: expected, message: expected.Descripcion, doubtful: false });
    expect((error as ServiceRejection).mensaje).toEqual(expected);
  });
});

describe('whether a record is deleted', () => {
  const nunca = () => vi.fn(async () => true);

  test('what the services still show is not; its list is not asked', async () => {
    const enLista = nunca();
    expect(await quitado(async () => true, enLista)).toBe('sin hacer');
    expect(await quitado(async () => false, enLista)).toBeNull();
    expect(enLista).not.toHaveBeenCalled();
  });

  test.each([
    ['refuse', new ServiceRejection(mensaje())],
    ['answer what is no record', new ContractViolation('nothing')],
  ])('if they %s, its list decides', async (_what, error) => {
    const porId = () => Promise.reject(error);
    expect(await quitado(porId, async () => true)).toBeNull();
    expect(await quitado(porId, async () => false)).toEqual({ hecha: true });
  });

  test.each([
    ['without an answer', new TransportFailure('sinConexion', 0, 'Sin conexión.')],
    ['after a defect', new TypeError('a defect')],
  ])('nobody knows %s', async (_what, error) => {
    const enLista = nunca();
    await expect(quitado(() => Promise.reject(error), enLista)).rejects.toBe(error);
    expect(enLista).not.toHaveBeenCalled();
  });

  test('nobody knows if its list cannot be read', async () => {
    const lost = new TransportFailure('sinConexion', 0, 'Sin conexión.');
    const refused = () => Promise.reject(new ServiceRejection(mensaje()));
    await expect(quitado(refused, () => Promise.reject(lost))).rejects.toBe(lost);
  });
});

test.each([
  [1, 1, true],
  [1, '1', true],
  ['AAE=', 'AAE=', true],
  ['AAE=', 'aae=', false],
  [1, 2, false],
  [0, 0, true],
  [undefined, 1, null],
  [1, undefined, null],
  [undefined, undefined, null],
])('the versions %s and %s are the same: %s', (a, b, expected) => {
  expect(mismaVersion(a, b)).toBe(expected);
});
