import { useCallback } from "react";

/** A picture that was made in memory. */
export function Picture({ blob, label }: { readonly blob: Blob; readonly label: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={label} />;
}
