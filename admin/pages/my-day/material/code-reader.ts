import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Returns the code in the present picture of the camera, or undefined if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Interface of the W3C Shape Detection API; some browsers lack it. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Codes on packages and shelves, by their names in the browser and in the library. */
const FORMATS = {
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  upc_a: 'UPCA',
  upc_e: 'UPCE',
  code_128: 'Code128',
  code_39: 'Code39',
  qr_code: 'QRCode',
  data_matrix: 'DataMatrix',
} as const;
/** Width of the picture in pixels that suffices for a code held before the camera. */
const WIDTH = 960;

/** Reads codes by the browser if it can, else by a library that is loaded on first use. */
export const openCodeReader = async (): Promise<CodeReader> => (await ownReader()) ?? libraryReader();

async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  const supported = await Detector?.getSupportedFormats().catch((): string[] => []);
  // Some browsers have the interface and read no codes, or no codes of trade.
  if (!Detector || !supported?.includes('ean_13')) return undefined;
  const detector = new Detector({ formats: Object.keys(FORMATS).filter((format) => supported.includes(format)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

async function libraryReader(): Promise<CodeReader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  if (!picture) throw new Error('No picture can be read');
  return async (video) => {
    const scale = Math.min(1, WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    picture.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = picture.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(new ImageData(data, width, height), {
      formats: Object.values(FORMATS),
      maxNumberOfSymbols: 1,
    });
    return found[0]?.text;
  };
}
