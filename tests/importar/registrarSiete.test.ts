import { describe, expect, test } from 'vitest';
import type { Textos } from '#features/importar/fila/columnas.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { tiposDeAviso } from '#features/importar/fila/tipos.ts';
import { abrirDiario } from '#features/importar/registrar/diario.ts';
import { corridaDe, enServicios, quieta } from '#support/corridas.ts';
import { theSandbox } from '#support/services.ts';
import { unContexto } from './apoyo.ts';
import { archivosDe, comprobada, textosDe } from './siete.ts';

describe.each(tiposDeAviso)('$tipo', ({ tipo }) => {
  test('[E-1-04] [E-1-05] [E-1-06] [E-3-12] [E-4-02] [F-3.10-03] [F-3.10-04] [E-5.7-09] [E-5.7-10] [E-5.7-11] [E-7.4-06] [P5] [R2] [R3] from its row to the services, with its files; the row is found there afterwards', async () => {
    const contexto = await unContexto();
    const textos = await textosDe(tipo);
    const comprobar = (con: Textos): Promise<Fila> => comprobada(con, 2, contexto);
    const lista = await comprobar(textos);
    expect([lista.paso, ...lista.hallazgos.map((one) => one.texto)]).toEqual(['lista']);

    const adjuntos = archivosDe(lista, contexto);
    const fila = { ...lista, marcada: true };
    const { corrida } = corridaDe(
      {
        filas: [fila],
        adjuntos: new Map([[fila.numero, adjuntos]]),
        diario: await abrirDiario({ usuario: 1, empresa: contexto.idEmpresa }, `siete-${tipo}`),
      },
      {},
      { contexto },
    );
    corrida.comenzar();
    await quieta(corrida);
    const { pasos, resultados } = corrida.estado.getState();
    expect([pasos.get(fila.numero), resultados.get(fila.numero)?.motivo]).toEqual(['registrada', '']);

    const there = await enServicios([fila]);
    const [aviso] = there.avisos.get(fila.numero) ?? [];
    const { IdPersonaNovedad = 0 } = aviso ?? {};
    expect(aviso).toMatchObject({ IdTipoNovedad: lista.preparada?.idTipoNovedad, FechaNovedad: '2026-11-20' });
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], adjuntos.length, 0]);
    const { db } = await theSandbox();
    const told = db.seguimientos.by('registro', `seguros_personas_novedad|${IdPersonaNovedad}`);
    expect(told.map(({ Mensaje, TipoSeguimiento }) => [Mensaje, TipoSeguimiento])).toEqual([
      ['Sin estado -> Registrado', 1],
    ]);

    const otra = await comprobar(textos);
    expect(otra.hallazgos.map(({ codigo, aviso: suyo }) => [codigo, suyo?.idPersonaNovedad])).toEqual([
      ['YA_REGISTRADA', IdPersonaNovedad],
    ]);
    expect(otra.preparada).toBeNull();
    const otroDia = await comprobar({ ...textos, FechaAviso: '19/11/2026' });
    expect(otroDia.hallazgos.map(({ codigo }) => codigo)).not.toContain('YA_REGISTRADA');
  });
});
